'use client';

import { Button, Textarea } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useConfirm } from '@/app/_ui/feedback/confirm/use-confirm';
import { ErrorSummary } from '@/app/_ui/form/error-summary';
import { SectionCard } from '@/app/_ui/layout/section-card';
import text from '@/app/_ui/theme/text.module.css';
import { MOST_COUNTED } from '@/lib/core/list-page';
import { OutcomeCard } from './outcome-card';
import styles from './publish-all.module.css';
import { RoleCard, type RoleToCall, suggestedFor } from './role-card';
import { usePublishAll } from './use-publish-all';

type Props = {
  roles: readonly RoleToCall[];
  back: string;
  /** So many people may be told by mail today. */
  mails: number;
};

/** So many are called for each person asked for, unless one says otherwise: not everybody can. */
const FOR_EACH = 2;

/** More than so many are called once one has read whom it reaches. */
const MOST_UNASKED = 50;

/** Roles with their suggested people chosen; one press publishes all calls and calls who is, asked first where they are many. */
export function PublishAll({ roles, back, mails }: Props) {
  const t = useTranslations('events.publishAll');
  const confirm = useConfirm();
  const { publish, goOn, running, made } = usePublishAll(back);
  const [chosen, setChosen] = useState<ReadonlyMap<string, ReadonlySet<string>>>(
    () =>
      new Map(roles.map((role) => [role.id, new Set(suggestedFor(role).slice(0, role.quantity * FOR_EACH))])),
  );
  const [observations, setObservations] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const of = ({ id }: RoleToCall) => chosen.get(id) ?? new Set<string>();
  const isStopped = made !== null && made.stopped !== null;
  const isPublished = ({ id }: RoleToCall) => made?.results.get(id)?.refused === null;
  const open = isStopped ? [] : roles.filter((role) => !isPublished(role));
  const count = open.reduce((sum, role) => sum + of(role).size, 0);

  async function submit() {
    if (count > mails) return setProblem(t('beyondToday', { count, most: mails }));
    if (count > MOST_UNASKED && !(await asked())) return;
    const called = open.map((role) => ({ id: role.id, talentIds: [...of(role)] }));
    setProblem(await publish(called, observations));
  }

  /** Whom it reaches, and who stays out of it and why. */
  async function asked(): Promise<boolean> {
    const message = (
      <>
        <ul className={text.list}>
          {open.map((role) => (
            <li key={role.id}>{t('askRole', { role: role.title, count: of(role).size })}</li>
          ))}
        </ul>
        <ul className={text.list}>
          {open.flatMap((role) => {
            const left = suggestedFor(role).length - of(role).size;
            const count = Math.min(role.busy, MOST_COUNTED);
            const more = role.busy > count ? 'yes' : 'no';
            return [
              ...(count > 0 ? [t('askBusy', { role: role.title, count, more })] : []),
              ...(left > 0 ? [t('askLeft', { role: role.title, count: left })] : []),
            ].map((why) => <li key={why}>{why}</li>);
          })}
        </ul>
      </>
    );
    const title = t('askTitle', { count });
    return (await confirm({ title, message, confirmLabel: t('askConfirm', { count }) })) !== null;
  }

  return (
    <div className={styles.root}>
      {made && (
        <OutcomeCard
          made={made}
          roles={roles}
          back={back}
          busy={running !== null}
          onGoOn={() => void goOn().then(setProblem)}
        />
      )}
      <ErrorSummary problems={problem ? [{ message: problem }] : []} />
      {open.map((role) => (
        <RoleCard
          key={role.id}
          role={role}
          chosen={of(role)}
          onChoose={(ids) => setChosen((before) => new Map([...before, [role.id, new Set(ids)]]))}
        />
      ))}
      {open.length > 0 && (
        <SectionCard>
          <Textarea
            label={t('observations')}
            description={t('observationsHint')}
            maxLength={1000}
            autosize
            minRows={2}
            value={observations}
            onChange={({ currentTarget }) => setObservations(currentTarget.value)}
          />
        </SectionCard>
      )}
      {(open.length > 0 || running) && (
        <div className={styles.submit} data-sticks="bottom">
          <p className={text.note} role="status">
            {running && running.done > 0 ? t('running', running) : t('note')}
          </p>
          {open.length > 0 && (
            <Button onClick={() => void submit()} loading={running !== null}>
              {t('submit', { roles: open.length, people: count })}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
