import { beforeEach, describe, expect, test } from 'vitest'
import { SESSION_IDLE_MS } from '#features/account/domain/sessionLife.ts'
import type { SessionNews } from '#base/web/sessionChannel.ts'
import { watchSessionEnd } from './watchSessionEnd.ts'

let nowMs = 0
interface Tab {
  user: string | null
  ended: string[]
  watch: ReturnType<typeof watchSessionEnd> | null
}
let tabs: Tab[] = []

/** A tab among the others: what one tells, all others hear. */
function openTab(userID: string | null): Tab {
  const tab: Tab = { user: userID, ended: [], watch: null }
  tab.watch = watchSessionEnd({
    userID: () => tab.user,
    endHere: (why) => {
      tab.ended.push(why)
      tab.user = null
      tab.watch?.changed()
    },
    tell: (news: SessionNews) => {
      for (const other of tabs) if (other !== tab) other.watch?.heard(news)
    },
    nowMs: () => nowMs,
  })
  tabs.push(tab)
  return tab
}
function logIn(tab: Tab, userID: string | null) {
  tab.user = userID
  tab.watch?.changed()
}

beforeEach(() => {
  nowMs = 0
  tabs = []
})

describe('a tab', () => {
  test('does not outlive the logout or the hand-over in another one', () => {
    const [one, two] = [openTab('ayse'), openTab('ayse')]
    logIn(one, null)
    expect(two).toMatchObject({ user: null, ended: ['elsewhere'] })
    expect(one.ended).toEqual([])
  })

  test('ends when somebody else logs in in another one', () => {
    const [one, two] = [openTab('ayse'), openTab(null)]
    logIn(two, 'jörg')
    expect(one).toMatchObject({ user: null, ended: ['elsewhere'] })
    expect(two).toMatchObject({ user: 'jörg', ended: [] })
  })

  test('stays when the same person logs in in another one', () => {
    const [one, two] = [openTab('ayse'), openTab(null)]
    logIn(two, 'ayse')
    expect(one).toMatchObject({ user: 'ayse', ended: [] })
  })

  test('ends where nobody touched any of them for half an hour', () => {
    const [one, two] = [openTab('ayse'), openTab('ayse')]
    nowMs = SESSION_IDLE_MS - 1
    one.watch?.look()
    expect(one.ended).toEqual([])
    nowMs = SESSION_IDLE_MS
    one.watch?.look()
    expect([one.ended, two.ended]).toEqual([['idle'], ['elsewhere']])
  })

  test('stays while somebody works in another one', () => {
    const [one, two] = [openTab('ayse'), openTab('ayse')]
    nowMs = SESSION_IDLE_MS - 1
    two.watch?.active()
    nowMs += SESSION_IDLE_MS - 1
    one.watch?.look()
    expect(one.ended).toEqual([])
  })
})
