import * as z from 'zod/mini';
import { defineNotice } from '@/lib/notifications/define-notice';
import { pushOfEmail } from '@/lib/notifications/push/push-of-email';

const contractPayload = z.strictObject({ contractId: z.uuid() });

export const contractSignedForTalent = defineNotice({
  kind: 'contracts.signed-for-talent',
  topic: 'papers',
  payload: contractPayload,
  channels: {
    email: async () => (await import('./messages')).composeSignedForTalent,
    push: async () => pushOfEmail((await import('./messages')).composeSignedForTalent, () => '/mi-perfil'),
  },
});

export const contractSignedForAgency = defineNotice({
  kind: 'contracts.signed-for-agency',
  canWait: true,
  payload: contractPayload,
  channels: { email: async () => (await import('./messages')).composeSignedForAgency },
});

/** A confirmed talent does not sign, and says why. */
export const contractDeclined = defineNotice({
  kind: 'contracts.declined',
  payload: z.strictObject({ convocatedId: z.uuid() }),
  channels: { email: async () => (await import('./thread-messages')).composeDeclined },
});

/** A talent that had declined signs after all: its place is its own again. */
export const declineTakenBack = defineNotice({
  kind: 'contracts.decline-taken-back',
  payload: z.strictObject({ convocatedId: z.uuid() }),
  channels: { email: async () => (await import('./thread-messages')).composeDeclineTakenBack },
});

/** What it did and when, for the talent itself. */
export const declineReceipt = defineNotice({
  kind: 'contracts.decline-receipt',
  topic: 'papers',
  payload: z.strictObject({ convocatedId: z.uuid() }),
  channels: { email: async () => (await import('./thread-messages')).composeDeclineReceipt },
});

const questionPayload = z.strictObject({ questionId: z.uuid() });

export const questionAsked = defineNotice({
  kind: 'contracts.question-asked',
  payload: questionPayload,
  channels: { email: async () => (await import('./thread-messages')).composeQuestion },
});

export const questionAnswered = defineNotice({
  kind: 'contracts.question-answered',
  topic: 'papers',
  payload: questionPayload,
  channels: {
    email: async () => (await import('./thread-messages')).composeAnswer,
    push: async () => pushOfEmail((await import('./thread-messages')).composeAnswer, () => '/mi-perfil'),
  },
});

const actPayload = z.strictObject({ actId: z.uuid() });

/** Tells the other party what was proposed of a contract. */
export const actProposed = defineNotice({
  kind: 'contracts.act-proposed',
  topic: 'papers',
  payload: actPayload,
  channels: { email: async () => (await import('./acts/messages')).composeProposed },
});

/** Tells the other party that a proposal was declined or taken back, and why. */
export const actEnded = defineNotice({
  kind: 'contracts.act-ended',
  topic: 'papers',
  payload: actPayload,
  channels: { email: async () => (await import('./acts/messages')).composeEnded },
});

/** Tells the talent that an annulment holds. */
export const contractAnnulled = defineNotice({
  kind: 'contracts.annulled',
  topic: 'papers',
  payload: actPayload,
  channels: { email: async () => (await import('./acts/messages')).composeAnnulled },
});

/** The talent's copy of an amendment that holds. */
export const amendmentSigned = defineNotice({
  kind: 'contracts.amendment-signed',
  topic: 'papers',
  payload: actPayload,
  channels: { email: async () => (await import('./acts/messages')).composeAmended },
});

export const notices = [
  contractSignedForTalent,
  contractSignedForAgency,
  contractDeclined,
  declineTakenBack,
  declineReceipt,
  questionAsked,
  questionAnswered,
  actProposed,
  actEnded,
  contractAnnulled,
  amendmentSigned,
];
