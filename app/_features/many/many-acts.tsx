'use client';

import { Button } from '@mantine/core';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { type ConfirmRequest, useConfirm } from '@/app/_ui/feedback/confirm/use-confirm';
import { toastError, toastSuccess } from '@/app/_ui/feedback/toasts';
import { toastUndo } from '@/app/_ui/feedback/undo-toast';
import text from '@/app/_ui/theme/text.module.css';
import { reach } from './reach';
import { type Outcome, type Send, useEach } from './use-each';

/** So many names are said of what an act does not reach. */
const NAMED = 3;

type Asked = Pick<ConfirmRequest, 'message' | 'tone' | 'reason'>;

/** Something that can be done to several rows at once, as it can to one. */
export type ManyAct<Row, O extends Outcome = Outcome> = {
  readonly id: string;
  /** 'Confirmar a 3' */
  readonly label: (count: number) => string;
  /** '¿Confirmar a 3 talentos?' */
  readonly title: (count: number) => string;
  /** 'Confirmaste a 3 talentos.' */
  readonly did: (count: number) => string;
  /** Why it does not reach a row, in words; null where it does. */
  readonly whyNot: (row: Row) => string | null;
  /** What is asked first; null where it is asked only if some are left out. */
  readonly asks?: (whom: readonly Row[]) => Asked | null;
  readonly send: (ids: string[], reason: string) => ReturnType<Send<O>>;
  readonly undo?: Send;
  /** For what was refused but may be done all the same: which, what is asked, and how. */
  readonly again?: {
    readonly of: (outcome: O) => boolean;
    readonly asks: (names: string, count: number) => ConfirmRequest;
    readonly send: Send<O>;
  };
};

type Props<Row, O extends Outcome> = {
  chosen: readonly Row[];
  nameOf: (row: Row) => string;
  acts: readonly ManyAct<Row, O>[];
  clear: () => void;
  /** Other buttons, behind. */
  children?: ReactNode;
};

/**
 * The acts for the chosen rows: each says how many it reaches, asks once and says who is left out and why, tells how far
 * it is, what came of it, and the way to take it back.
 */
export function ManyActs<Row extends { readonly id: string }, O extends Outcome = Outcome>({
  chosen,
  nameOf,
  acts,
  clear,
  children,
}: Props<Row, O>) {
  const t = useTranslations('ui.many');
  const confirm = useConfirm();
  const router = useRouter();
  const { each, running } = useEach();

  const named = (names: readonly string[]) => {
    const more = names.length - NAMED;
    const first = names.slice(0, NAMED).join(', ');
    return more > 0 ? t('andMore', { names: first, count: more }) : first;
  };

  async function press(act: ManyAct<Row, O>) {
    const { whom, left } = reach(chosen, act.whyNot, nameOf);
    const count = whom.length;
    const asked = act.asks?.(whom) ?? null;
    let reason = '';
    if (asked || left.size > 0) {
      const said = await confirm({
        title: act.title(count),
        confirmLabel: act.label(count),
        ...asked,
        message: (
          <>
            {asked?.message}
            {left.size > 0 && (
              <ul className={text.list}>
                {[...left].map(([why, names]) => (
                  <li key={why}>{t('left', { count: names.length, why, names: named(names) })}</li>
                ))}
              </ul>
            )}
          </>
        ),
      });
      if (said === null) return;
      reason = said;
    }
    const ids = whom.map(({ id }) => id);
    const refused = await run(act, ids, (part) => act.send(part, reason));
    const { again } = act;
    const beyond = again ? refused.filter(again.of).map(({ id }) => id) : [];
    if (!again || beyond.length === 0) return;
    const names = whom.filter(({ id }) => beyond.includes(id)).map(nameOf);
    if ((await confirm(again.asks(named(names), beyond.length))) === null) return;
    await run(act, beyond, again.send);
  }

  async function run(act: ManyAct<Row, O>, ids: readonly string[], send: Send<O>): Promise<O[]> {
    const { did, refused, failed } = await each(ids, send);
    clear();
    const { undo } = act;
    if (did.length > 0) {
      const said = act.did(did.length);
      if (undo) toastUndo(said, t('undo'), () => takeBack(did, undo));
      else toastSuccess(said);
    }
    const again = act.again?.of;
    tellRefused(again ? refused.filter((outcome) => !again(outcome)) : refused, failed);
    router.refresh();
    return refused;
  }

  async function takeBack(ids: readonly string[], undo: Send) {
    const { refused, failed } = await each(ids, undo);
    tellRefused(refused, failed);
    router.refresh();
  }

  function tellRefused(refused: readonly Outcome[], failed: string | null) {
    const why = [...new Set(refused.flatMap(({ refused: each }) => each ?? []))].join(' ');
    if (refused.length > 0) toastError(t('refused', { count: refused.length, why }));
    if (failed) toastError(failed);
  }

  if (running) return <span role="status">{t('running', { done: running.done, total: running.total })}</span>;
  const open = acts
    .map((act) => ({ act, count: reach(chosen, act.whyNot, nameOf).whom.length }))
    .filter(({ count }) => count > 0);
  return (
    <>
      {open.map(({ act, count }, index) => (
        <Button
          key={act.id}
          size="sm"
          variant={index === 0 ? 'filled' : 'default'}
          onClick={() => void press(act)}
        >
          {act.label(count)}
        </Button>
      ))}
      {open.length === 0 && !children && <span className={text.quiet}>{t('nothing')}</span>}
      {children}
    </>
  );
}
