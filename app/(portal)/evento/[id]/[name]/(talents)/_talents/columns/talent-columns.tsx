'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Board } from '@/app/_ui/board/board';
import type { BoardColumn } from '@/app/_ui/board/board-column';
import type { Tone } from '@/app/_ui/data/soft-badge';
import { useMessageText } from '@/app/_ui/form/use-message-text';
import { Link } from '@/app/_ui/link';
import { BOARD, GROUPS, type Group, moveTo } from '@/lib/convocatories/event-talents/rules';
import type { BoardGroup, BoardTalent } from '../board';
import type { Problem, TalentTools } from '../use-talent-tools';
import { type Moved, withMoved } from './moved';
import { TalentCard } from './talent-card';
import styles from './talent-columns.module.css';

const TONES: Readonly<Record<Group, Tone>> = {
  waiting: 'yellow',
  decide: 'blue',
  confirmed: 'green',
  reserve: 'violet',
  refused: 'red',
  discarded: 'gray',
};

type Props = {
  groups: readonly BoardGroup[];
  event: { readonly id: string; readonly name: string };
  /** Null for who takes no decisions. */
  tools: TalentTools | null;
  busy: { readonly id: string; readonly what: string } | null;
  problem: Problem | null;
  onLinks: ((talent: BoardTalent) => void) | null;
  pending: boolean;
};

/**
 * The called talents in columns, from called to confirmed, moved by dragging, by keys and by menu. A card stands where it
 * was dropped until the server has said what became of it.
 */
export function TalentColumns({ groups, event, tools, busy, problem, onLinks, pending }: Props) {
  const t = useTranslations('events.talents');
  const ui = useTranslations('ui.table');
  const message = useMessageText();
  const [chosen, setChosen] = useState<string | null>(null);
  const [moved, setMoved] = useState<Moved | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what comes from the server stands for itself
  useEffect(() => setMoved(null), [groups]);

  const shown = withMoved(groups, moved);
  const find = (id: string) =>
    groups.flatMap(({ talents }) => talents).find(({ convocatedId }) => convocatedId === id);
  const move = (talent: BoardTalent, group: string) =>
    moveTo({ ...talent, signedAt: talent.signedAt ?? null }, group as Group);
  const onDrop = (id: string, group: string) => {
    const talent = find(id);
    if (!talent || !tools) return;
    const result = move(talent, group);
    if ('why' in result) return tools.explain(talent, message(result.why));
    setMoved({ id, group: group as Group });
    void tools.decide(talent, result.stateId, 'move').then((done) => done || setMoved(null));
  };
  const refusal = (id: string, group: string) => {
    const talent = find(id);
    const result = talent && move(talent, group);
    return result && 'why' in result ? message(result.why) : null;
  };

  const columns = BOARD.map((id): BoardColumn => {
    const group = shown.find((one) => one.group === id);
    const talents = group?.talents ?? [];
    const total = group?.total ?? 0;
    return {
      id,
      title: t(`groups.${id}`),
      tone: TONES[id],
      count: total,
      summary: talents.length < total && ui('range', { from: 1, to: talents.length, total }),
      empty: t('emptyColumn'),
      cards: talents.map((talent) => ({
        id: talent.convocatedId,
        name: talent.name,
        pending: busy?.id === talent.convocatedId,
        content: (
          <TalentCard
            talent={talent}
            event={event}
            t={t}
            tools={tools}
            busy={busy?.id === talent.convocatedId ? busy.what : null}
            problem={problem?.id === talent.convocatedId ? problem.message : null}
            onLinks={onLinks}
          />
        ),
      })),
      more: group?.wholeHref && (
        <Link className={styles.more} href={group.wholeHref}>
          {t('seeAll', { count: total })}
        </Link>
      ),
    };
  });
  const first = GROUPS.find((group) => groups.some((one) => one.group === group)) ?? 'waiting';
  return (
    <div className={styles.board}>
      <Board
        label={t('boardLabel')}
        columns={columns}
        current={chosen ?? first}
        onCurrent={setChosen}
        pending={pending}
        moves={tools && { refusal, onDrop }}
      />
    </div>
  );
}
