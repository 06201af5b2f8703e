import * as z from 'zod/mini';
import { personName, requiredLine, requiredText, text } from '@/lib/core/inputs';
import { documentCode, fitsIdentity } from '@/lib/core/readers/identity-number';
import { REASON_CODES } from '../given-answers/rules';

/** Shared by form and server: messages are keys of lib/i18n. */

const answered = {
  /** The hash of the offer that the person saw. The answer is refused when the offer has changed. */
  hash: z.string(),
  name: personName(120),
};

const lineChoice = z.object({
  position: z.int().check(z.gte(0)),
  taken: z.boolean(),
  people: z.nullable(z.int()),
});

export const acceptOfferInput = z
  .object({
    ...answered,
    documentTypeId: z.int('validation.option'),
    document: requiredLine(30),
    /** What it chose, of the lines that it may choose of; one left out stays as it was sent. */
    choice: z._default(z.array(lineChoice).check(z.maxLength(100)), []),
    /** What that came to on the page; the answer is refused when it would be another. */
    total: z.optional(z.nullable(z.int())),
    confirmed: z.boolean('answer.confirm').check(z.refine((value) => value, 'answer.confirm')),
  })
  .check(
    z.refine(
      ({ documentTypeId, document }) => !document || fitsIdentity(documentCode(documentTypeId), document),
      { error: 'answer.document', path: ['document'] },
    ),
  );
export type AcceptOfferInput = z.input<typeof acceptOfferInput>;

/** 'Otra razón' says nothing without words of one's own. */
export const refuseOfferInput = z
  .object({
    ...answered,
    reasonCode: z.enum(REASON_CODES, 'validation.option'),
    reason: z._default(text(500), ''),
  })
  .check(
    z.refine(({ reasonCode, reason }) => reasonCode !== 'OTHER' || reason !== '', {
      message: 'validation.required',
      path: ['reason'],
    }),
  );
export type RefuseOfferInput = z.input<typeof refuseOfferInput>;

export const requestChangeInput = z.object({ ...answered, reason: requiredText(2000) });
export type RequestChangeInput = z.input<typeof requestChangeInput>;
