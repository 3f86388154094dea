import type { ComponentType } from 'react'
import { redirectDocument, useLoaderData, type LoaderFunctionArgs, type RouteObject } from 'react-router'
import { isMissingChunk, reloadForMissingChunk } from '#base/web/reloadForMissingChunk.ts'
import type { Screen } from '../screen.ts'
import { guardsOf } from './guards.ts'

/**
 * The route of one row. The screen is loaded by the loader and not by `lazy`, because loaders run only after the guards let the visit
 * through: who may not see a screen does not even load it.
 */
export function screenRoute(screen: Screen): RouteObject {
  return {
    id: screen.name,
    path: screen.path.slice(1).replaceAll(/\{(\w+)(\??)\}/g, ':$1$2'),
    middleware: guardsOf(screen),
    loader: (visit) => loadScreen(screen, visit),
    element: <ShownScreen />,
  }
}

async function loadScreen(
  screen: Screen,
  { request }: LoaderFunctionArgs,
): Promise<{ Screen: ComponentType } | Response> {
  // Belongs to the sitting's entry: the browser has to fetch that page from the server.
  if (screen.load === undefined) throw redirectDocument(request.url)
  try {
    return { Screen: (await screen.load()).default }
  } catch (error) {
    // The visit has not arrived yet: load the page it was going to, and keep the old one until then.
    const goThere = (): void => location.assign(request.url)
    if (isMissingChunk(error) && reloadForMissingChunk(Date.now(), goThere)) await new Promise(() => undefined)
    throw error
  }
}

function ShownScreen() {
  const { Screen } = useLoaderData<{ Screen: ComponentType }>()
  return <Screen />
}
