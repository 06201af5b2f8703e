import type { KeyboardEvent, SyntheticEvent } from 'react';

/** Escape closes what is open around the focus, and leaves the focus on what opens it. */
export function closeOnEscape(event: KeyboardEvent<HTMLDetailsElement>): void {
  const details = event.currentTarget;
  if (event.key !== 'Escape' || !details.open) return;
  event.stopPropagation();
  details.open = false;
  details.querySelector('summary')?.focus();
}

/** While it is open, a drawer around it leaves Escape to it. */
export function keepEscape({ currentTarget }: SyntheticEvent<HTMLDetailsElement>): void {
  const summary = currentTarget.querySelector('summary');
  if (currentTarget.open) summary?.setAttribute('data-mantine-stop-propagation', 'true');
  else summary?.removeAttribute('data-mantine-stop-propagation');
}
