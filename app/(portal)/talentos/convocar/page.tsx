import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ClientMessages } from '@/app/_ui/client-messages';
import { EmptyState } from '@/app/_ui/feedback/empty-state';
import { ButtonLink } from '@/app/_ui/layout/button-link';
import { PageHeader } from '@/app/_ui/layout/page-header';
import { SectionCard } from '@/app/_ui/layout/section-card';
import { Link } from '@/app/_ui/link';
import { paramOf, type SearchParams } from '@/app/_ui/list/list-query';
import { NotInRole } from '@/app/(portal)/_roles/not-in-role';
import { agencyGate } from '@/app/(portal)/_shell/gate';
import { listOpenCalls, type OpenCall, previewCalls } from '@/lib/convocatories/call-preview/queries';
import { can } from '@/lib/core/abilities';
import type { Actor } from '@/lib/core/actor';
import { formatDateRange } from '@/lib/core/dates';
import { fullName } from '@/lib/core/full-name';
import { eventPath } from '@/lib/core/paths';
import { PHOTO } from '@/lib/core/states';
import { chosenIds, MOST_CHOSEN } from '../compared';
import { CallForm } from './call-form';
import styles from './call-many.module.css';

export const metadata: Metadata = { title: 'Convocar talentos' };

type Props = { searchParams: Promise<SearchParams> };

/** Calls talents that were chosen in the list: first to what, then whom, with what calling each would meet. */
export default async function CallManyPage({ searchParams }: Props) {
  const [params, { actor, account }, t] = await Promise.all([
    searchParams,
    agencyGate(),
    getTranslations('talents'),
  ]);
  if (!can(actor, 'callTalents')) {
    return <NotInRole account={account} ability="callTalents" back="/talentos" />;
  }
  const ids = chosenIds(params, MOST_CHOSEN);
  const calls = await listOpenCalls(actor);
  const call = calls.find(({ id }) => id === paramOf(params, 'convocatoria'));
  return (
    <ClientMessages namespaces={['talents.callMany']}>
      <PageHeader
        title={t('callMany.title')}
        subtitle={t('callMany.chosen', { count: ids.length })}
        breadcrumbs={[{ label: t('title'), href: '/talentos' }]}
      />
      {ids.length === 0 ? (
        <None title={t('callMany.nobody')} text="" href="/talentos" back={t('compare.back')} />
      ) : calls.length === 0 ? (
        <None
          title={t('callMany.none')}
          text={t('callMany.noneText')}
          href="/eventos"
          back={t('callMany.events')}
        />
      ) : call ? (
        <People actor={actor} call={call} ids={ids} />
      ) : (
        <Calls calls={calls} ids={ids} />
      )}
    </ClientMessages>
  );
}

const None = ({ title, text, href, back }: { title: string; text: string; href: string; back: string }) => (
  <SectionCard>
    <EmptyState title={title} text={text} action={<ButtonLink href={href}>{back}</ButtonLink>} />
  </SectionCard>
);

async function wordsOf({ profileName, gender, startDate, endDate, timeZone }: OpenCall): Promise<string> {
  const t = await getTranslations('talents');
  const dates = formatDateRange(startDate, endDate, timeZone);
  return t('callMany.option', { profile: profileName, gender: t(`genders.${gender}`), dates });
}

async function Calls({ calls, ids }: { calls: readonly OpenCall[]; ids: readonly string[] }) {
  const t = await getTranslations('talents.callMany');
  const options = await Promise.all(calls.map(async (call) => ({ ...call, words: await wordsOf(call) })));
  return (
    <SectionCard title={t('which')}>
      <ul className={styles.list}>
        {options.map(({ id, code, eventName, words }) => (
          <li key={id}>
            <Link className={styles.call} href={`/talentos/convocar?ids=${ids.join(',')}&convocatoria=${id}`}>
              <strong>
                {eventName} · {code}
              </strong>
              <span>{words}</span>
            </Link>
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}

async function People({ actor, call, ids }: { actor: Actor; call: OpenCall; ids: readonly string[] }) {
  const [found, t, words] = await Promise.all([
    previewCalls(actor, call.id, ids),
    getTranslations('talents.callMany'),
    wordsOf(call),
  ]);
  const people = found.map(({ talent, called, busy, lacks }) => ({
    id: talent.id,
    name: fullName(talent),
    gender: talent.gender,
    photo: talent.photoStateId === PHOTO.APPROVED ? talent.photoFileId : null,
    called,
    booked: busy === 'CONFIRMED',
    // Whom one would call without a second look.
    fits: !called && (busy === null || busy === 'HOLD') && lacks.length === 0,
    notes: called
      ? [t('why.called')]
      : [...(busy ? [t(`why.${busy}`)] : []), ...lacks.map((lack) => t(`why.${lack}`))],
  }));
  return (
    <SectionCard title={`${call.eventName} · ${call.code}`} description={words}>
      <p className={styles.change}>
        <Link href={`/talentos/convocar?ids=${ids.join(',')}`}>{t('change')}</Link>
      </p>
      <CallForm
        convocatoryId={call.id}
        people={people}
        back={`${eventPath(call.eventId, call.eventName)}?seccion=convocatorias`}
      />
    </SectionCard>
  );
}
