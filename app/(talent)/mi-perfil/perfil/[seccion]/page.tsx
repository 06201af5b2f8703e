import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { pageOrNotFound } from '@/app/_features/pages/page-or-not-found';
import { loadCountryOptions } from '@/app/_features/places/load-country-options';
import { talentValues } from '@/app/_features/talents/form/talent-values';
import { ClientMessages } from '@/app/_ui/client-messages';
import { PageHeader } from '@/app/_ui/layout/page-header';
import { talentGate } from '@/app/(talent)/_shell/gate';
import { TalentNotFound } from '@/app/(talent)/_shell/talent-not-found';
import { listProfiles, listSkillAreas } from '@/lib/catalogues/queries';
import { translate } from '@/lib/i18n/translate';
import { wayBack } from '@/lib/identity/rules';
import { findExperiences, findTalentSkills, findTrainings } from '@/lib/talents/details/queries';
import { loadOwnProfile } from '../../_work/load-own-profile';
import { isSection } from '../sections';
import { SectionForm } from './section-form';

type Props = {
  params: Promise<{ seccion: string }>;
  searchParams: Promise<{ volver?: string | string[] }>;
};

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { seccion } = await params;
  return { title: isSection(seccion) ? translate(`place.sections.pages.${seccion}.title`) : '' };
}

/** One part of a talent's profile; with `volver` one comes back to where it was missing. */
export default pageOrNotFound(TalentNotFound, async function SectionPage({ params, searchParams }: Props) {
  const [{ actor, talent }, { seccion }, { volver }] = await Promise.all([
    talentGate(),
    params,
    searchParams,
  ]);
  if (!isSection(seccion)) notFound();
  const ids = [talent.talentId];
  const [{ detail, contact }, skills, trainings, experiences, countries, profiles, areas, t] =
    await Promise.all([
      loadOwnProfile(actor),
      findTalentSkills(ids),
      findTrainings(ids),
      findExperiences(ids),
      loadCountryOptions(),
      listProfiles(),
      listSkillAreas(),
      getTranslations('place.sections'),
    ]);
  const { email: _email, profileTalents: _none, ...values } = talentValues(detail, contact);
  return (
    <ClientMessages
      namespaces={[
        'place.sections',
        'talents.form',
        'talents.fields',
        'talents.profiles',
        'talents.genders',
        'talents.gender',
        'talents.detail',
      ]}
    >
      <PageHeader
        title={t(`pages.${seccion}.title`)}
        subtitle={t(`pages.${seccion}.text`)}
        breadcrumbs={[{ label: t('back'), href: '/mi-perfil/perfil' }]}
      />
      <SectionForm
        section={seccion}
        revision={detail.talent.revision}
        back={wayBack(volver)}
        countries={countries}
        profiles={profiles.map(({ id, name }) => ({ id, name }))}
        areas={areas.map(({ id, name }) => ({ id, name }))}
        initial={{
          id: talent.talentId,
          ...values,
          profileTalents: detail.profiles.map(({ profileId, main }) => ({
            profileUserTalentId: profileId,
            main,
          })),
          skillTalents: (skills.get(talent.talentId) ?? []).map((one) => ({
            id: one.id,
            areaId: one.areaId,
            skillId: one.skillId,
            name: one.name ?? '',
            level: one.level ?? '',
            observations: one.observations ?? '',
          })),
          academicTrainings: (trainings.get(talent.talentId) ?? []).map(({ id, place, description }) => ({
            id,
            place,
            description: description ?? '',
          })),
          historicalTalentExperiencies: (experiences.get(talent.talentId) ?? []).map((one) => ({
            id: one.id,
            areaId: one.areaId,
            areaName: one.area ?? '',
            description: one.description,
            startDate: one.startDate ?? '',
            endDate: one.endDate ?? '',
          })),
        }}
      />
    </ClientMessages>
  );
});
