'use server';

import { translate } from '@/lib/i18n/translate';
import { currentLinkActor } from '@/lib/identity/session';
import { shareRide } from '@/lib/rides/sharing/share-ride';
import { answerForm } from '../../../_link-forms/answer-form';
import type { FormAnswer } from '../../../_link-forms/form-answer';

/** Lets the agency watch the ride in course, or no longer. */
export const shareAction = async (
  convocatoryId: string,
  talentId: string,
  shared: boolean,
): Promise<FormAnswer> =>
  answerForm(async () => shareRide(await currentLinkActor('RIDE', { convocatoryId, talentId }), { shared }), {
    unexpected: translate('ride.unexpected'),
  });
