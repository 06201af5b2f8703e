import { IconAlertTriangle } from '@tabler/icons-react';
import { useFormatter, useTranslations } from 'next-intl';
import { ButtonLink } from '@/app/_ui/layout/button-link';
import type { AgencyField } from '@/lib/contracts/clauses/clause-values';
import { can } from '@/lib/core/abilities';
import type { Actor } from '@/lib/core/actor';
import { type Section, sectionHref } from '../sections';
import styles from './profile.module.css';

type Props = {
  actor: Actor;
  missing: readonly AgencyField[];
  agency: { readonly id: string; readonly name: string };
  /** The part of the profile that is shown. */
  section: Section;
  supportEmail: string;
};

/** Where the reader can fill in something that lacks; null for what others have to. */
function whereOf(missing: readonly AgencyField[], actor: Actor): Section | null {
  const lacksContact = missing.some((field) => field === 'email' || field === 'address');
  if (lacksContact && can(actor, 'keepContactData')) return 'agencia';
  if (missing.includes('identification') && can(actor, 'keepLegalData')) return 'agencia';
  return missing.includes('legalRepresentative') && can(actor, 'keepLegalData') ? 'representantes' : null;
}

/** What the agency lacks before its talents can sign, and the way to it; nothing when it lacks nothing. */
export function MissingNotice({ actor, missing, agency, section, supportEmail }: Props) {
  const t = useTranslations('profile');
  const tMissing = useTranslations('agencies.missing');
  const format = useFormatter();
  if (missing.length === 0) return null;
  const where = whereOf(missing, actor);
  const fields = format.list(
    missing.map((field) => tMissing(field)),
    { type: 'conjunction' },
  );
  return (
    <section className={styles.notice} aria-labelledby="falta-perfil">
      <IconAlertTriangle size={20} stroke={1.5} aria-hidden />
      <div className={styles.words}>
        <h2 id="falta-perfil" className={styles.noticeTitle}>
          {t('notReady')}
        </h2>
        <p className={styles.noticeText}>{t('notReadyText', { count: missing.length, fields })}</p>
        {missing.includes('identification') && (
          <p className={styles.noticeText}>{t('identificationHelp', { email: supportEmail })}</p>
        )}
      </div>
      {where && where !== section && (
        <ButtonLink href={sectionHref(agency, where)} variant="default" size="xs">
          {t(where === 'agencia' ? 'notReadyFill' : 'notReadyRepresentative')}
        </ButtonLink>
      )}
    </section>
  );
}
