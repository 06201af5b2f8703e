import * as z from 'zod/mini';
import { DATA_REQUEST_KINDS } from '@/db/values/data-requests';
import { knownEmail, line, personName, requiredText } from '@/lib/core/inputs';
import { sentAs } from '@/lib/core/wire-types';

const kind = sentAs('DataRequestKind', z.enum(DATA_REQUEST_KINDS, 'validation.option'));
const words = requiredText(4000);

/** A talent asks for itself: who it is, is known. */
export const ownRequestInput = z.object({ kind, text: words });
export type OwnRequestInput = z.input<typeof ownRequestInput>;

/** Anybody by the public form, and an administrator for who wrote or called. */
export const dataRequestInput = z.object({
  kind,
  text: words,
  name: personName(120),
  email: knownEmail,
  identification: z.optional(line(30)),
});
export type DataRequestInput = z.input<typeof dataRequestInput>;

/** What an administrator enters besides: the day on which it came, and of whom. */
export const enteredRequestInput = z.extend(dataRequestInput, {
  receivedOn: sentAs('Date', z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'validation.date'))),
  talentId: z.optional(z.uuid('errors.talent.notFound')),
});
export type EnteredRequestInput = z.input<typeof enteredRequestInput>;

export const extendRequestInput = z.object({ id: z.uuid(), reason: requiredText(1000) });
export type ExtendRequestInput = z.input<typeof extendRequestInput>;

export const answerRequestInput = z.object({ id: z.uuid(), answer: requiredText(8000) });
export type AnswerRequestInput = z.input<typeof answerRequestInput>;
