'use client';

import { useState, useTransition } from 'react';
import { PublicButton } from '@/app/_ui/public/button';
import { Notice } from '@/app/_ui/public/notice';
import { messageOfFailedAction } from '@/lib/core/refused-action';
import { fillText } from '@/lib/i18n/fill-text';
import controls from '@/lib/i18n/messages/es/controls.json';
import texts from '@/lib/i18n/messages/es/ride.json';
import type { RideView } from '@/lib/rides/ride-view';
import { type FormAnswer, NO_ANSWER } from '../../../_link-forms/form-answer';
import styles from './ride.module.css';

type Props = {
  ride: RideView;
  agency: string;
  share: (shared: boolean) => Promise<FormAnswer>;
};

/** Lets the agency watch the ride in course, or no longer: one press each. */
export function ShareRide({ ride, agency, share }: Props) {
  const [told, setTold] = useState<{ readonly of: string; readonly isShared: boolean } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, start] = useTransition();
  const isShared = told?.of === ride.id ? told.isShared : ride.isShared;
  const press = () =>
    start(async () => {
      const answer = await share(!isShared).catch((error: unknown) => ({
        ...NO_ANSWER,
        message: messageOfFailedAction(error, controls.offline),
      }));
      setProblem(answer.message);
      if (answer.ok) setTold({ of: ride.id, isShared: !isShared });
    });
  return (
    <div className={styles.share}>
      <PublicButton variant="default" disabled={busy} onClick={press}>
        {isShared ? texts.unshare : texts.share}
      </PublicButton>
      <p className={styles.located} role="status">
        {fillText(isShared ? texts.shared : texts.shareText, { agency })}
      </p>
      {problem && <Notice tone="error">{problem}</Notice>}
    </div>
  );
}
