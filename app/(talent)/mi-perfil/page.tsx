import { Progress } from '@mantine/core';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ClientMessages } from '@/app/_ui/client-messages';
import { EmptyState } from '@/app/_ui/feedback/empty-state';
import { Notice } from '@/app/_ui/feedback/notice';
import { ButtonLink } from '@/app/_ui/layout/button-link';
import { PageHeader } from '@/app/_ui/layout/page-header';
import { SectionCard } from '@/app/_ui/layout/section-card';
import text from '@/app/_ui/theme/text.module.css';
import { listOwnWork } from '@/lib/analytics/own-work/queries';
import { WAITING } from '@/lib/analytics/own-work/rules';
import { LONGEST_PAGE } from '@/lib/core/list-page';
import { PHOTO } from '@/lib/core/states';
import { product } from '@/lib/platform/product';
import { listPapers } from '@/lib/talents/own/papers/queries';
import type { ProfileStep } from '@/lib/talents/own/rules';
import { talentGate } from '../_shell/gate';
import { InstallCard } from './_offline/install-card';
import { loadOwnProfile } from './_work/load-own-profile';
import { PaperWarnings } from './_work/paper-warnings';
import { WorkList } from './_work/work-list';
import styles from './home.module.css';

export const metadata: Metadata = { title: 'Inicio' };

const STEP_PAGES: Readonly<Record<ProfileStep, string>> = {
  contact: '/mi-perfil/perfil/datos',
  birthdate: '/mi-perfil/perfil/datos',
  city: '/mi-perfil/perfil/datos',
  profile: '/mi-perfil/perfil/perfiles',
  photos: '/mi-perfil/fotos',
  measures: '/mi-perfil/perfil/medidas',
  skills: '/mi-perfil/perfil/habilidades',
  experience: '/mi-perfil/perfil/experiencia',
};

/**
 * What waits for a talent: work to answer, sign or claim for, papers that grow too old, photos that were refused, and its
 * profile's next step.
 */
export default async function TalentHomePage() {
  const { actor, talent } = await talentGate();
  const [{ detail, percent, missing }, work, papers, t] = await Promise.all([
    loadOwnProfile(actor),
    listOwnWork(actor, { waiting: true, limit: LONGEST_PAGE }),
    listPapers(actor),
    getTranslations('place.home'),
  ]);
  const waiting = work.filter(({ status }) => WAITING.includes(status));
  const ageing = papers.filter(({ state }) => state !== 'VALID');
  const refused = detail.photos.filter(({ stateId }) => stateId === PHOTO.REJECTED).length;
  const [next] = missing;
  return (
    <ClientMessages namespaces={['place.install']}>
      <PageHeader title={t('title', { name: talent.name })} />
      {detail.talent.hiddenAt && (
        <Notice
          title={t('hidden')}
          action={<ButtonLink href="/mi-perfil/permisos">{t('toConsents')}</ButtonLink>}
        >
          {t('hiddenText')}
        </Notice>
      )}
      <SectionCard flush title={t('waiting')}>
        {waiting.length > 0 && <WorkList work={waiting} label={t('waiting')} />}
        {ageing.length > 0 && <PaperWarnings papers={ageing} />}
        {waiting.length + ageing.length === 0 && (
          <EmptyState compact title={t('nothing')} text={t('nothingText')} />
        )}
      </SectionCard>
      <SectionCard
        title={t('profile')}
        description={t('percent', { percent })}
        actions={next && <ButtonLink href={STEP_PAGES[next]}>{t('complete')}</ButtonLink>}
      >
        <Progress value={percent} aria-label={t('percent', { percent })} />
        <p className={styles.next}>{next ? t('next', { step: t(`steps.${next}`) }) : t('whole')}</p>
        {refused > 0 && (
          <p className={styles.next}>
            <a href="/mi-perfil/fotos">{t('refused', { count: refused })}</a>
            <span className={text.dimmed}> {t('refusedText')}</span>
          </p>
        )}
      </SectionCard>
      <InstallCard product={product().name} />
    </ClientMessages>
  );
}
