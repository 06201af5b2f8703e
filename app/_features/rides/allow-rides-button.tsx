'use client';

import { Button, type ButtonProps } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { ALLOW_RIDES } from '@/lib/rides/oversight/writes';
import { useAction } from '../graphql/use-action';

type Props = {
  talentIds: readonly string[];
  /** What pressing it makes of them. */
  allowed: boolean;
  /** Says whom, where several such buttons stand. */
  name?: string;
  button?: ButtonProps;
  /** Where nothing around it says what is allowed. */
  withWords?: boolean;
  onDone?: () => void;
};

/** Lets talents order rides to their events, or no more. */
export function AllowRidesButton({ talentIds, allowed, name, button, withWords, onDone }: Props) {
  const t = useTranslations('rideOffice.talents');
  const { press, pending } = useAction(ALLOW_RIDES);
  const run = async () => {
    const done = await press(
      { talentIds: [...talentIds], allowed },
      { said: (allowRides) => t(allowed ? 'allowedDone' : 'refusedDone', { count: allowRides.length }) },
    );
    if (done) onDone?.();
  };
  return (
    <Button
      variant="default"
      size="xs"
      {...button}
      loading={pending}
      onClick={() => void run()}
      {...(name && !withWords ? { 'aria-label': t(allowed ? 'allowOf' : 'refuseOf', { name }) } : {})}
    >
      {withWords ? t(allowed ? 'allowRides' : 'refuseRides') : t(allowed ? 'allow' : 'refuse')}
    </Button>
  );
}
