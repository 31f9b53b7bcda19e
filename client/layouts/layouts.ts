import type { ComponentType, ReactNode } from 'react'
import { BareLayout } from './bare-layout.tsx'
import { DefaultLayout } from './default-layout.tsx'
import { EditLayout } from './edit-layout.tsx'
import { HomeLayout } from './home-layout.tsx'
import { UsersLayout } from './users-layout.tsx'

type Layout = ComponentType<{ children: ReactNode }>

/** The layouts by name. */
export const layouts = {
  default: DefaultLayout,
  home: HomeLayout,
  users: UsersLayout,
  edit: EditLayout,
  none: BareLayout,
} as const satisfies Record<string, Layout>
