/** Entry of the patient's sitting: bare React, without Mantine, router or any key handling. */
import { mountRun } from '#features/sitting/web/run/mountRun.tsx'

const root = document.querySelector<HTMLElement>('#app')
if (root === null) throw new Error('The page has no element #app')
mountRun(root)
