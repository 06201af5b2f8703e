import type { useTranslations } from 'next-intl';
import type { ConvocatoryDetail } from '@/lib/convocatories/queries';

type Words = ReturnType<typeof useTranslations<'events.calls'>>;
type Wishes = Pick<
  ConvocatoryDetail,
  | 'minAge'
  | 'maxAge'
  | 'height'
  | 'colourEyes'
  | 'colourHair'
  | 'texture'
  | 'language'
  | 'academicTraining'
  | 'skills'
>;

/** What a call asks for, each in words; the city aside. */
export function wishesOf(call: Wishes, t: Words): string[] {
  const { minAge, maxAge } = call;
  return [
    minAge !== null && maxAge !== null && t('ages', { from: minAge, to: maxAge }),
    minAge !== null && maxAge === null && t('agesFrom', { from: minAge }),
    minAge === null && maxAge !== null && t('agesTo', { to: maxAge }),
    call.height !== null && t('height', { height: call.height }),
    call.colourEyes && t('eyes', { colour: call.colourEyes.toLowerCase() }),
    call.colourHair && t('hair', { colour: call.colourHair.toLowerCase() }),
    call.texture && t('texture', { texture: call.texture.toLowerCase() }),
    call.language,
    call.academicTraining,
    ...call.skills,
  ].filter((wish): wish is string => typeof wish === 'string' && wish !== '');
}
