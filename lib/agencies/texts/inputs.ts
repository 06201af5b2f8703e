import * as z from 'zod/mini';
import { AGENCY_TEXTS, type AgencyText } from '@/db/values/agency-texts';
import { line, requiredText } from '@/lib/core/inputs';
import { sentAs } from '@/lib/core/wire-types';
import { TEXT_RULES, unknownPlaces } from './rules';

const kind = sentAs('AgencyTextKind', z.enum(AGENCY_TEXTS, 'validation.option'));

type Typed = { readonly kind: AgencyText; readonly subject: string; readonly body: string };

const fits = (field: 'subject' | 'body', error: string, holds: (typed: Typed) => boolean) =>
  z.refine<Typed>(holds, { error, path: [field] });

/** A text of an agency; the subject is empty for what has none. */
export const saveAgencyTextInput = z
  .object({ kind, subject: z._default(line(150), ''), body: requiredText(1500) })
  .check(
    fits(
      'subject',
      'validation.required',
      (typed) => TEXT_RULES[typed.kind].subject === null || typed.subject !== '',
    ),
    fits(
      'subject',
      'validation.place',
      ({ kind: of, subject }) => unknownPlaces(subject, TEXT_RULES[of].places).length === 0,
    ),
    fits(
      'body',
      'validation.place',
      ({ kind: of, body }) => unknownPlaces(body, TEXT_RULES[of].places).length === 0,
    ),
    fits('body', 'validation.placeNeeded', ({ kind: of, body }) => {
      const { needs } = TEXT_RULES[of];
      return !needs || body.includes(`{${needs}}`);
    }),
  );
export type SaveAgencyTextInput = z.input<typeof saveAgencyTextInput>;

export const resetAgencyTextInput = z.object({ kind });
