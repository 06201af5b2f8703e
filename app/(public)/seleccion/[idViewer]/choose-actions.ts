'use server';

import type { MarkTalentInput, OrderChosenInput } from '@/lib/convocatories/showcase/choosing/inputs';
import { markTalent } from '@/lib/convocatories/showcase/choosing/mark-talent';
import { orderChosen } from '@/lib/convocatories/showcase/choosing/order-chosen';
import { sendSelection } from '@/lib/convocatories/showcase/choosing/send-selection';
import type { Actor } from '@/lib/core/actor';
import { translate } from '@/lib/i18n/translate';
import { currentLinkActor } from '@/lib/identity/session';
import { answerForm } from '../../_link-forms/answer-form';
import type { FormAnswer } from '../../_link-forms/form-answer';

const answer = (
  viewerId: string,
  work: (actor: Actor) => Promise<unknown>,
  leaves: boolean,
): Promise<FormAnswer> =>
  answerForm(async () => work(await currentLinkActor('SELECTION', { viewerId })), {
    unexpected: translate('selection.unexpected'),
    leaves,
  });

/** Keeps a mark or a comment; the page shows it already. */
export async function markAction(viewerId: string, input: MarkTalentInput): Promise<FormAnswer> {
  return answer(viewerId, (actor) => markTalent(actor, input), true);
}

/** Keeps the order of two neighbours with a yes, likewise. */
export async function orderAction(viewerId: string, input: OrderChosenInput): Promise<FormAnswer> {
  return answer(viewerId, (actor) => orderChosen(actor, input), true);
}

/** Sends the selection, and shows the page as it is from then on. */
export async function sendAction(viewerId: string, round: number): Promise<FormAnswer> {
  return answer(viewerId, (actor) => sendSelection(actor, { round }), false);
}
