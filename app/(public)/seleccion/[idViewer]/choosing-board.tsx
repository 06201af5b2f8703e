'use client';

import { useMemo, useState } from 'react';
import { later } from '@/app/_ui/later/later';
import { PublicButton } from '@/app/_ui/public/button';
import { Notice } from '@/app/_ui/public/notice';
import type { OwnMark } from '@/lib/convocatories/showcase/choosing/choosing-page';
import type { Quota } from '@/lib/convocatories/showcase/choosing/rules';
import { fillText } from '@/lib/i18n/fill-text';
import texts from '@/lib/i18n/messages/es/selection.json';
import type { ShownGroup } from '../../_showcase/group-shown';
import { prepareTalentDialog, TalentDialog } from '../../_showcase/later-talent-dialog';
import shared from '../../_showcase/showcase.module.css';
import { useOpenedTalent } from '../../_showcase/use-opened-talent';
import { ChoiceCard } from './choice-card';
import styles from './choosing.module.css';
import { ChosenOrder } from './chosen-order';
import { FilterBar } from './filter-bar';
import { ANYBODY, matching } from './filters';
import { wanted } from './marks';
import { QuotaList } from './quota-list';
import { TalentAnswer } from './talent-answer';
import { useMarks } from './use-marks';
import { useVisit } from './use-visit';

const CompareDialog = later(() => import('./compare-dialog'), { missing: 'over' });
const SendDialog = later(() => import('./send-dialog'), { missing: 'over' });
/** Above the fold on a desktop screen. */
const FIRST_ROW = 4;
const MOST_COMPARED = 4;

type Props = {
  viewerId: string;
  eventId: string;
  groups: readonly ShownGroup[];
  round: number;
  /** It is sent. */
  locked: boolean;
  kept: readonly OwnMark[];
  quotas: readonly Quota[];
  cities: Readonly<Record<string, string>>;
};

/** The showcase with an answer below each talent, and what comes of them. */
export function ChoosingBoard({ viewerId, eventId, groups, round, locked, kept, quotas, cities }: Props) {
  const { marks, unsaved, trouble, keep, mark, order } = useMarks(viewerId, round, kept);
  const [filters, setFilters] = useState(ANYBODY);
  const [compared, setCompared] = useState<readonly string[]>([]);
  const [dialog, setDialog] = useState<'compare' | 'send' | null>(null);
  const profileHref = (id: string) => `/talento/${eventId}/${id}`;
  const { opened, open, close } = useOpenedTalent(() => undefined);
  useVisit(`/seleccion/${viewerId}/visita`, opened);
  const talents = useMemo(() => groups.flatMap(({ people }) => people), [groups]);
  const names = new Map(talents.map(({ id, name }) => [id, name]));
  const codes = new Map(talents.map(({ id, profile }) => [id, profile]));
  const found = matching(groups, filters, cities, marks);
  const count = found.reduce((sum, { people }) => sum + people.length, 0);
  const openTalent = talents.find(({ id }) => id === opened);
  const chosen = wanted(marks);
  // Those on other pages, the server counted.
  const elsewhere = (code: string) => quotas.find((quota) => quota.code === code)?.chosen ?? 0;
  const here = (code: string, of: Iterable<OwnMark>) =>
    [...of].filter(({ talentId, mark: said }) => said === 'YES' && codes.get(talentId) === code).length;
  const counted = quotas.map((quota) => ({
    ...quota,
    chosen: elsewhere(quota.code) - here(quota.code, kept) + here(quota.code, marks.values()),
  }));
  const said = (one: OwnMark['mark']) =>
    talents.filter(({ id }) => (marks.get(id)?.mark ?? null) === one).length;
  const toggle = (id: string) =>
    setCompared((now) =>
      now.includes(id) ? now.filter((other) => other !== id) : [...now, id].slice(-MOST_COMPARED),
    );
  return (
    <>
      <FilterBar
        filters={filters}
        onChange={setFilters}
        profiles={quotas}
        cities={[...new Set(Object.values(cities))].sort((a, b) => a.localeCompare(b, 'es'))}
        matches={count > 0 ? fillText(texts.matches, { shown: count, total: talents.length }) : texts.noMatch}
      />
      {found.map(({ id, title, people }, place) => (
        <section key={id} className={shared.group} aria-labelledby={`rol-${id}`}>
          <h3 id={`rol-${id}`} className={shared.groupTitle}>
            {title} <span className={shared.groupCount}>{people.length}</span>
          </h3>
          <ul className={shared.grid}>
            {people.map((talent, index) => (
              <ChoiceCard
                key={talent.id}
                talent={talent}
                href={profileHref(talent.id)}
                priority={place === 0 && index < FIRST_ROW}
                city={cities[talent.id] ?? null}
                said={marks.get(talent.id) ?? null}
                locked={locked}
                isCompared={compared.includes(talent.id)}
                onNear={prepareTalentDialog}
                onOpen={open}
                onChange={(change) => mark(talent.id, change)}
                onCompare={() => toggle(talent.id)}
              />
            ))}
          </ul>
        </section>
      ))}
      {chosen.length > 0 && (
        <section className={styles.ordered} aria-labelledby="orden">
          <h3 id="orden" className={shared.groupTitle}>
            {texts.orderTitle}
          </h3>
          <p className={styles.hint}>{texts.orderText}</p>
          {quotas.map(({ code, name }) => {
            const own = chosen.filter(({ talentId }) => codes.get(talentId) === code);
            return own.length === 0 ? null : (
              <ChosenOrder
                key={code}
                chosen={own}
                profile={name}
                nameOf={(id) => names.get(id) ?? ''}
                locked={locked}
                onOrder={order}
              />
            );
          })}
        </section>
      )}
      <div className={styles.bar}>
        {trouble && (
          <div className={styles.trouble}>
            <Notice tone="error" title={trouble}>
              {unsaved > 0 && (
                <PublicButton variant="default" onClick={() => void keep()}>
                  {texts.retry}
                </PublicButton>
              )}
            </Notice>
          </div>
        )}
        <QuotaList quotas={counted} />
        <p className={styles.state} role="status">
          {unsaved === 0 ? '' : trouble ? fillText(texts.unsaved, { count: unsaved }) : texts.saving}
        </p>
        <div className={styles.acts}>
          {compared.length > 1 && (
            <PublicButton variant="default" onClick={() => setDialog('compare')}>
              {fillText(texts.compareNow, { count: compared.length })}
            </PublicButton>
          )}
          {!locked && (
            <PublicButton disabled={unsaved > 0} onClick={() => setDialog('send')}>
              {texts.send}
            </PublicButton>
          )}
        </div>
      </div>
      {openTalent && (
        <TalentDialog
          talents={talents}
          profileHref={profileHref(openTalent.id)}
          talent={openTalent}
          onSelect={open}
          onClose={close}
        >
          <div className={styles.decision}>
            <TalentAnswer
              key={openTalent.id}
              talent={openTalent}
              said={marks.get(openTalent.id) ?? null}
              locked={locked}
              onChange={(change) => mark(openTalent.id, change)}
            />
            <p className={styles.hint} role="status">
              {fillText(texts.place, {
                name: openTalent.name,
                place: talents.indexOf(openTalent) + 1,
                total: talents.length,
              })}
            </p>
          </div>
        </TalentDialog>
      )}
      {dialog === 'compare' && (
        <CompareDialog
          talents={talents.filter(({ id }) => compared.includes(id))}
          cities={cities}
          marks={marks}
          locked={locked}
          onMark={(id, one) => mark(id, { mark: one })}
          onTakeOut={toggle}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog === 'send' && (
        <SendDialog
          viewerId={viewerId}
          round={round}
          sum={{ yes: said('YES'), maybe: said('MAYBE'), no: said('NO'), none: said(null) }}
          quotas={counted}
          onClose={() => setDialog(null)}
        />
      )}
    </>
  );
}
