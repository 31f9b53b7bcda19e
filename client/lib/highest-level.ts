import { useUser } from './client.tsx'

/** Whether the user has a level without an end, which is the highest: there is nothing to upgrade to. */
export function useIsHighest(): boolean {
  const user = useUser()
  return user?.is_vip === true && user.vip_expires_at === null
}
