'use client';

import { Tooltip } from '@mantine/core';

/** Why a button of a row cannot be pressed, beside it while one points at it. */
export default function RowHint({ target, text }: { target: HTMLElement; text: string }) {
  return <Tooltip target={target} label={text} opened />;
}
