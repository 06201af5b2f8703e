import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { EmptyState } from '@/app/_ui/feedback/empty-state';
import { ButtonLink } from '@/app/_ui/layout/button-link';
import { PageHeader } from '@/app/_ui/layout/page-header';
import { SectionCard } from '@/app/_ui/layout/section-card';
import { Link } from '@/app/_ui/link';
import type { SearchParams } from '@/app/_ui/list/list-query';
import { TalentPhoto } from '@/app/_ui/photos/talent-photo';
import { portalGate } from '@/app/(portal)/_shell/gate';
import type { Actor } from '@/lib/core/actor';
import { AppError } from '@/lib/core/errors';
import { BODY_FIELDS, bodyWords } from '@/lib/core/talent-fields';
import { getPublicProfile, type PublicProfile } from '@/lib/talents/public-profile';
import { chosenIds, MOST_COMPARED } from '../compared';
import styles from './compare.module.css';

export const metadata: Metadata = { title: 'Comparar talentos' };

type Props = { searchParams: Promise<SearchParams> };

/** Two to four talents side by side, each as it may be shown to who looks. */
export default async function ComparePage({ searchParams }: Props) {
  const [{ actor }, params, t] = await Promise.all([portalGate(), searchParams, getTranslations('talents')]);
  const people = await Promise.all(chosenIds(params, MOST_COMPARED).map((id) => profileOrNone(actor, id)));
  const found = people.filter((profile) => profile !== null);
  return (
    <>
      <PageHeader title={t('compare.title')} breadcrumbs={[{ label: t('title'), href: '/talentos' }]} />
      <SectionCard flush={found.length > 1}>
        {found.length > 1 ? (
          <Comparison profiles={found} />
        ) : (
          <EmptyState
            title={t('compare.title')}
            text={t('compare.few')}
            action={<ButtonLink href="/talentos">{t('compare.back')}</ButtonLink>}
          />
        )}
      </SectionCard>
    </>
  );
}

/** Somebody who may not be seen any more is left out. */
async function profileOrNone(actor: Actor, id: string): Promise<PublicProfile | null> {
  try {
    return (await getPublicProfile(actor, id)).profile;
  } catch (error) {
    if (error instanceof AppError && error.code === 'NOT_FOUND') return null;
    throw error;
  }
}

async function Comparison({ profiles }: { profiles: readonly PublicProfile[] }) {
  const [t, f] = await Promise.all([getTranslations('talents'), getTranslations('talents.fields.short')]);
  const rows: readonly (readonly [string, (profile: PublicProfile) => string | number | null])[] = [
    [t('profile'), ({ profiles: own }) => own.join(', ')],
    [t('age'), ({ age }) => age],
    [t('city'), ({ cityName }) => cityName],
    ...BODY_FIELDS.map((field) => [f(field), ({ body }: PublicProfile) => bodyWords(body, field)] as const),
    [t('filters.idioma'), ({ background }) => named(background.languages)],
    [t('filters.aptitud'), ({ background }) => named(background.skills)],
  ];
  // What nobody has said says nothing.
  const told = rows.filter(([, value]) => profiles.some((profile) => value(profile)));
  return (
    // Scrolls to the sides, so it has to be reachable by keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: as above
    <section className={styles.scroll} aria-label={t('compare.title')} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <td />
            {profiles.map((profile) => (
              <th key={profile.id} scope="col">
                <Link href={`/talentos/${profile.id}`}>
                  <TalentPhoto fileId={profile.photo} gender={profile.gender} alt="" sizes="220px" />
                  <span>{profile.name}</span>
                </Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {told.map(([label, value]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {profiles.map((profile) => (
                <td key={profile.id}>{value(profile) || '—'}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const named = (known: readonly { name: string; level: string | null }[]): string =>
  known.map(({ name, level }) => (level ? `${name} (${level})` : name)).join(', ');
