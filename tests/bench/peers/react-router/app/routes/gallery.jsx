import { useLoaderData } from 'react-router'
import list from '../../../../data/gallery.json'
import { Gallery } from '../../../shared/gallery.jsx'

export function loader() {
  return { list }
}

export default function GalleryPage() {
  const { list } = useLoaderData()
  return <Gallery list={list} />
}
