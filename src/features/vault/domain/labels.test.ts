import { describe, expect, it } from 'vitest'
import { challengeLabel, memberSecretLabel, nameAdditionalData, nameInfo } from './labels.ts'

describe('labels', () => {
  it('refuses a part that carries the separator or is empty', () => {
    expect(() => nameInfo({ facilityID: 'a|b', patientID: 'p', field: 'lastName' })).toThrow(RangeError)
    expect(() => memberSecretLabel({ facilityID: '', userID: 'u', keyVersion: 1 })).toThrow(RangeError)
  })

  it('keeps the released texts', () => {
    const place = { facilityID: 'F', patientID: 'P', field: 'lastName' }
    expect(nameInfo(place)).toBe('befundo/name/v1|F|lastName')
    expect(nameAdditionalData('0011', place)).toBe('v1|0011|F|P|lastName')
    expect(memberSecretLabel({ facilityID: 'F', userID: 'U', keyVersion: 2 })).toBe('F|U|2')
    expect(challengeLabel('S')).toBe('befundo/session-challenge/v1|S')
  })
})
