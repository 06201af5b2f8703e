'use server';

import { translate } from '@/lib/i18n/translate';
import { currentLinkActor } from '@/lib/identity/session';
import { keepPlace, removePlace } from '@/lib/rides/places/keep-place';
import { answerForm } from '../../../_link-forms/answer-form';
import type { FormAnswer } from '../../../_link-forms/form-answer';

const texts = () => ({ unexpected: translate('ride.unexpected') });

type Kept = { readonly name: string; readonly address: string; readonly lat: number; readonly lng: number };

/** Keeps a place of the talent's own. */
export const keepPlaceAction = async (
  convocatoryId: string,
  talentId: string,
  kept: Kept,
): Promise<FormAnswer> =>
  answerForm(async () => {
    const actor = await currentLinkActor('RIDE', { convocatoryId, talentId });
    const { name, address, lat, lng } = kept ?? {};
    await keepPlace(actor, { name, address, coordinates: { lat, lng } });
  }, texts());

/** Forgets it. */
export const removePlaceAction = async (
  convocatoryId: string,
  talentId: string,
  id: string,
): Promise<FormAnswer> =>
  answerForm(async () => {
    await removePlace(await currentLinkActor('RIDE', { convocatoryId, talentId }), { id });
  }, texts());
