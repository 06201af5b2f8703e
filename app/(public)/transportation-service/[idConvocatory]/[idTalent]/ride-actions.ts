'use server';

import { translate } from '@/lib/i18n/translate';
import { currentLinkActor } from '@/lib/identity/session';
import { estimateRide } from '@/lib/rides/estimate-ride';
import type { EstimateRideInput, OrderRideInput } from '@/lib/rides/inputs';
import { cancelRide } from '@/lib/rides/ordering/cancel-ride';
import { orderRide } from '@/lib/rides/ordering/order-ride';
import type { Estimate } from '@/lib/rides/providers/provider';
import '@/lib/root/reactions';
import { answerForm } from '../../../_link-forms/answer-form';
import type { FormAnswer } from '../../../_link-forms/form-answer';
import { textOf } from '../../../_link-forms/read-form';

const texts = () => ({ unexpected: translate('ride.unexpected') });
const actorOf = (convocatoryId: string, talentId: string) =>
  currentLinkActor('RIDE', { convocatoryId, talentId });

/** `<name>.address`, its point, and city and country where the map told them; without a point there are no coordinates. */
function stopOf(form: FormData, name: string): unknown {
  const lat = textOf(form, `${name}.lat`);
  const lng = textOf(form, `${name}.lng`);
  const [city, country] = [textOf(form, `${name}.city`), textOf(form, `${name}.country`)];
  return {
    address: textOf(form, `${name}.address`),
    ...(city ? { city } : {}),
    ...(country ? { country } : {}),
    ...(lat && lng ? { coordinates: { lat: Number(lat), lng: Number(lng) } } : {}),
  };
}

const stopsOf = (form: FormData) => ({ origin: stopOf(form, 'origin'), destiny: stopOf(form, 'destiny') });

/** The form of a ride. What is wrong with it, the domain's own schema says. */
export const orderAction = async (
  convocatoryId: string,
  talentId: string,
  form: FormData,
): Promise<FormAnswer> =>
  answerForm(async () => {
    await orderRide(await actorOf(convocatoryId, talentId), {
      ...stopsOf(form),
      name: textOf(form, 'name'),
      phoneClient: textOf(form, 'phoneClient'),
      dialingCode: textOf(form, 'dialingCode'),
      reasonJourney: textOf(form, 'reasonJourney'),
      messajeToDriver: textOf(form, 'messajeToDriver'),
    } as OrderRideInput);
  }, texts());

/** What the ride of the form costs and takes; `estimate` is absent where that failed. */
export async function estimateAction(
  convocatoryId: string,
  talentId: string,
  form: FormData,
): Promise<FormAnswer & { readonly estimate?: Estimate }> {
  let estimate: Estimate | undefined;
  const answer = await answerForm(
    async () => {
      estimate = await estimateRide(
        await actorOf(convocatoryId, talentId),
        stopsOf(form) as EstimateRideInput,
      );
    },
    { ...texts(), leaves: true },
  );
  return estimate ? { ...answer, estimate } : answer;
}

export const cancelAction = async (convocatoryId: string, talentId: string): Promise<FormAnswer> =>
  answerForm(async () => void (await cancelRide(await actorOf(convocatoryId, talentId))), texts());
