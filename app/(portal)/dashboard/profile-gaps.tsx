import { getTranslations } from 'next-intl/server';
import { Notice } from '@/app/_ui/feedback/notice';
import { Link } from '@/app/_ui/link';
import type { ProfileGap } from '@/lib/contracts/agency-readiness/queries';
import { can } from '@/lib/core/abilities';
import type { AgencyActor } from '@/lib/core/actor';
import { type Section, sectionHref } from '../perfil/[id]/[name]/sections';
import styles from './dashboard.module.css';

/** Where each is filled in. */
export const WHERE: Readonly<Record<ProfileGap, Section>> = {
  identification: 'agencia',
  email: 'agencia',
  address: 'agencia',
  logo: 'marca',
  taxes: 'impuestos',
  legalRepresentative: 'representantes',
};

/** The place where the reader can fill in what lacks, if they are the one who does. */
function placeOf(gap: ProfileGap, actor: AgencyActor): Section | null {
  const legal = gap === 'taxes' || gap === 'legalRepresentative' || gap === 'identification';
  return !legal || can(actor, 'keepLegalData') ? WHERE[gap] : null;
}

type Props = { actor: AgencyActor; agencyName: string; gaps: readonly ProfileGap[] };

/** What the agency has not filled in of its profile, with the ways to it; nothing when it is complete. */
export async function ProfileGaps({ actor, agencyName, gaps }: Props) {
  if (gaps.length === 0) return null;
  const t = await getTranslations('dashboard.gaps');
  const agency = { id: actor.agencyId, name: agencyName };
  return (
    <Notice title={t('title')}>
      {t('text')}
      <span className={styles.gaps}>
        {gaps.map((gap) => {
          const place = placeOf(gap, actor);
          return place ? (
            <Link key={gap} href={sectionHref(agency, place)}>
              {t(gap)}
            </Link>
          ) : (
            <span key={gap}>{t('byOwner', { what: t(gap) })}</span>
          );
        })}
      </span>
    </Notice>
  );
}
