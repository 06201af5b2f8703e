import { Button } from '@mantine/core';
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { SectionCard } from '@/app/_ui/layout/section-card';
import { Link } from '@/app/_ui/link';
import text from '@/app/_ui/theme/text.module.css';
import { FIRST_STEPS, type FirstStep } from '@/lib/analytics/first-steps/rules';
import type { ProfileGap } from '@/lib/contracts/agency-readiness/queries';
import { can } from '@/lib/core/abilities';
import type { AgencyActor } from '@/lib/core/actor';
import { PAYER_ACCOUNTS_PATH } from '@/lib/core/paths';
import { fromListHref } from '../../_shell/_first-steps/from-list';
import { sectionHref } from '../../perfil/[id]/[name]/sections';
import { WHERE } from '../profile-gaps';
import styles from './first-steps.module.css';
import { hideFirstSteps } from './hide-first-steps';

type Props = {
  actor: AgencyActor;
  agencyName: string;
  done: readonly FirstStep[];
  gaps: readonly ProfileGap[];
};

/** The steps that make an agency ready, each with the way to its place. */
export function FirstStepsCard({ actor, agencyName, done, gaps }: Props) {
  const t = useTranslations('dashboard.first');
  const profile = { id: actor.agencyId, name: agencyName };
  const lacking = gaps.find((gap) => gap !== 'taxes' && gap !== 'logo');
  const owns = can(actor, 'keepLegalData');
  const place: Readonly<Record<FirstStep, string | null>> = {
    taxes: owns ? sectionHref(profile, 'impuestos') : null,
    legal: owns ? sectionHref(profile, lacking ? WHERE[lacking] : 'agencia') : null,
    logo: sectionHref(profile, 'marca'),
    account: can(actor, 'reviewClaims') ? PAYER_ACCOUNTS_PATH : null,
    talents: can(actor, 'callTalents') ? '/talentos/invitaciones' : null,
    quotation: can(actor, 'quote') ? '/cotizador/crear' : null,
  };
  return (
    <SectionCard
      title={t('title')}
      description={t('text')}
      actions={
        <form action={hideFirstSteps}>
          <Button type="submit" variant="subtle" color="gray" size="xs">
            {t('hide')}
          </Button>
        </form>
      }
    >
      <p className={styles.progress}>
        <progress value={done.length} max={FIRST_STEPS.length} aria-hidden />
        <span>{t('progress', { done: done.length, total: FIRST_STEPS.length })}</span>
      </p>
      <ul className={styles.steps}>
        {FIRST_STEPS.map((step) => {
          const isDone = done.includes(step);
          const href = place[step];
          const title = t(`steps.${step}.title`);
          const Icon = isDone ? IconCircleCheckFilled : IconCircle;
          return (
            <li key={step} data-done={isDone || undefined}>
              <Icon size={20} stroke={1.5} aria-hidden />
              <span className={styles.words}>
                {isDone || !href ? title : <Link href={fromListHref(href)}>{title}</Link>}
                {isDone ? (
                  <span className={text.hidden}> ({t('done')})</span>
                ) : (
                  <span className={styles.detail}>
                    {href ? t(`steps.${step}.text`) : t(step === 'account' ? 'byFinance' : 'byOwner')}
                  </span>
                )}
              </span>
            </li>
          );
        })}
      </ul>
    </SectionCard>
  );
}
