import { createFileRoute } from '@tanstack/react-router'
import list from '../../../../data/gallery.json'
import { Gallery } from '../../../shared/gallery.jsx'

export const Route = createFileRoute('/')({ loader: () => ({ list }), component: GalleryPage })

function GalleryPage() {
  const { list } = Route.useLoaderData()
  return <Gallery list={list} />
}
