'use client';

import { Button } from '@mantine/core';
import { useConfirm } from './use-confirm';

/** Something that moves a thing from one state to another, once it is confirmed. */
export type Move = {
  readonly name: string;
  readonly words: {
    readonly title: string;
    /** What will happen. */
    readonly text: string;
    readonly button: string;
    /** What the reason is asked for with; left out where none is. */
    readonly reason?: string;
  };
  readonly primary?: boolean;
  /** What it throws is shown in the dialog. */
  readonly write: (reason: string) => Promise<unknown>;
};

const LONGEST_REASON = 500;

/** Buttons that each ask, and do. What asks for a reason is dangerous. */
export function MoveButtons({ moves }: { moves: readonly Move[] }) {
  const confirm = useConfirm();
  const ask = ({ words: { title, text, button, reason }, write }: Move) =>
    confirm({
      title,
      message: text,
      confirmLabel: button,
      ...(reason === undefined
        ? {}
        : { tone: 'danger' as const, reason: { label: reason, maxLength: LONGEST_REASON } }),
      onConfirm: write,
    });
  return moves.map((move) => (
    <Button key={move.name} {...(move.primary ? {} : { variant: 'default' })} onClick={() => void ask(move)}>
      {move.words.button}
    </Button>
  ));
}
