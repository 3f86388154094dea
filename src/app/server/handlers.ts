/** EVERY CALL, in the order of the spec (§7); calls of our own stand behind those they belong to. A contract without its handler here does not exist. */
import type { Handler } from '#base/server/handle.ts'
import autologin from '#features/account/server/autologin.ts'
import changeFilter from '#features/account/server/changeFilter.ts'
import changeLanguage from '#features/account/server/changeLanguage.ts'
import login from '#features/account/server/login.ts'
import logout from '#features/account/server/logout.ts'
import register from '#features/account/server/register.ts'
import verifyEmail from '#features/account/server/verifyEmail.ts'
import verifyEmailAgain from '#features/account/server/verifyEmailAgain.ts'
import getTest from '#features/catalogue/server/getTest.ts'
import listTests from '#features/catalogue/server/listTests.ts'
import markFavorite from '#features/catalogue/server/markFavorite.ts'
import acknowledgeAlert from '#features/evaluation/server/acknowledgeAlert.ts'
import compareSittings from '#features/evaluation/server/compareSittings.ts'
import evaluateSitting from '#features/evaluation/server/evaluateSitting.ts'
import selectEvaluation from '#features/evaluation/server/selectEvaluation.ts'
import sittingProgression from '#features/evaluation/server/sittingProgression.ts'
import readMailbox from '#features/operations/server/readMailbox.ts'
import registerClient from '#features/operations/server/registerClient.ts'
import reportError from '#features/operations/server/reportError.ts'
import addPatient from '#features/patient/server/addPatient.ts'
import editPatient from '#features/patient/server/editPatient.ts'
import listPatients from '#features/patient/server/listPatients.ts'
import addSitting from '#features/sitting/server/addSitting.ts'
import cancelSitting from '#features/sitting/server/cancelSitting.ts'
import firstItem from '#features/sitting/server/firstItem.ts'
import getInvitation from '#features/sitting/server/getInvitation.ts'
import getSitting from '#features/sitting/server/getSitting.ts'
import initiateSitting from '#features/sitting/server/initiateSitting.ts'
import listSittings from '#features/sitting/server/listSittings.ts'
import saveSitting from '#features/sitting/server/saveSitting.ts'
import startSitting from '#features/sitting/server/startSitting.ts'
import trashSitting from '#features/sitting/server/trashSitting.ts'
import uploadAnswers from '#features/sitting/server/uploadAnswers.ts'
import answerSessionChallenge from '#features/vault/server/answerSessionChallenge.ts'
import getAccessToken from '#features/vault/server/getAccessToken.ts'
import getInitializationVector from '#features/vault/server/getInitializationVector.ts'
import getPublicKey from '#features/vault/server/getPublicKey.ts'
import getRecovery from '#features/vault/server/getRecovery.ts'
import getSessionChallenge from '#features/vault/server/getSessionChallenge.ts'
import getSessionSecret from '#features/vault/server/getSessionSecret.ts'
import listSecrets from '#features/vault/server/listSecrets.ts'
import storeMemberSecret from '#features/vault/server/storeMemberSecret.ts'
import storePublicKey from '#features/vault/server/storePublicKey.ts'
import storeRecoveryKit from '#features/vault/server/storeRecoveryKit.ts'
import storeSessionSecret from '#features/vault/server/storeSessionSecret.ts'

export const handlers: readonly Handler[] = [
  registerClient,
  autologin,
  changeLanguage,
  reportError,
  getInitializationVector,
  getSessionSecret,
  storeSessionSecret,
  getAccessToken,
  storePublicKey,
  storeMemberSecret,
  storeRecoveryKit,
  getRecovery,
  listSecrets,
  getSessionChallenge,
  answerSessionChallenge,
  getPublicKey,
  evaluateSitting,
  compareSittings,
  sittingProgression,
  selectEvaluation,
  acknowledgeAlert,
  readMailbox,
  register,
  verifyEmail,
  verifyEmailAgain,
  login,
  logout,
  changeFilter,
  listTests,
  getTest,
  markFavorite,
  listPatients,
  addPatient,
  editPatient,
  getInvitation,
  startSitting,
  uploadAnswers,
  cancelSitting,
  saveSitting,
  firstItem,
  listSittings,
  getSitting,
  addSitting,
  initiateSitting,
  trashSitting,
]
