import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { pageOrNotFound } from '@/app/_features/pages/page-or-not-found';
import { PageTitle } from '@/app/_ui/public/page-title';
import { currentLinkActor } from '@/lib/identity/session';
import { getGuardianPage } from '@/lib/talents/guardians/queries';
import { PublicPage } from '../../_shell/public-page';
import { answerAction } from './answer-action';
import { ConsentForm } from './consent-form';
import styles from './guardian.module.css';
import { GuardianNotFound } from './guardian-not-found';

type Props = { params: Promise<{ idTalent: string }> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('guardian');
  return { title: t('pageTitle') };
}

/** The guardian of a talent under 18 reads what it is asked and answers. Without a living link: 404, whatever the id. */
export default pageOrNotFound(GuardianNotFound, async function GuardianPage({ params }: Props) {
  const { idTalent } = await params;
  const actor = await currentLinkActor('GUARDIAN_CONSENT', { talentId: idTalent });
  if (actor.kind === 'anonymous') notFound();
  const [page, t] = await Promise.all([getGuardianPage(actor), getTranslations('guardian')]);
  if (!page) notFound();
  const { hasConsented, wording, ...names } = page;
  const words = { name: names.name, talent: names.talentName };
  return (
    <PublicPage closed>
      <PageTitle
        title={t(hasConsented ? 'done' : 'title', words)}
        subtitle={t(hasConsented ? 'doneText' : 'subtitle', words)}
      />
      <blockquote className={styles.wording}>{wording.text}</blockquote>
      <ConsentForm
        key={String(hasConsented)}
        withdraws={hasConsented}
        action={answerAction.bind(null, idTalent, hasConsented)}
      />
    </PublicPage>
  );
});
