'use client';

import { type ReactNode, useState, useTransition } from 'react';
import { DescriptionList } from '@/app/_ui/data/description-list';
import { PublicButton, PublicButtonLink } from '@/app/_ui/public/button';
import { Notice } from '@/app/_ui/public/notice';
import { COLOMBIA, callUrl } from '@/lib/core/readers/phone';
import { messageOfFailedAction } from '@/lib/core/refused-action';
import { fillText } from '@/lib/i18n/fill-text';
import controls from '@/lib/i18n/messages/es/controls.json';
import texts from '@/lib/i18n/messages/es/ride.json';
import type { RideView } from '@/lib/rides/ride-view';
import type { FormAnswer } from '../../../_link-forms/form-answer';
import styles from './ride.module.css';
import { RideSteps } from './ride-steps';

type Props = {
  ride: RideView;
  /** Where the car is, on a map; null where none is configured. */
  map: ReactNode;
  /** The last question got no answer. */
  offline: boolean;
  cancel: () => Promise<FormAnswer>;
};

const SAD: readonly RideView['state'][] = ['NOT_FOUND', 'DRIVER_CANCEL', 'NO_SHOW', 'FAILED'];

/** Who comes, in what, where that is and how long it takes; read alone, with the one thing that can be done. */
export function RideStatus({ ride, map, offline, cancel }: Props) {
  const { state, provider, driver, vehicle, car } = ride;
  const call = callUrl(driver?.phone ?? null, COLOMBIA);
  const [problem, setProblem] = useState<string | null>(null);
  const [cancelling, start] = useTransition();
  const failure = texts.failures[(ride.failure ?? '') as keyof typeof texts.failures];
  const arrival = arrivalOf(ride);
  const stop = () =>
    start(async () => {
      const told = await cancel().then(
        ({ message }) => message,
        (error: unknown) => messageOfFailedAction(error, controls.offline),
      );
      setProblem(told);
    });
  return (
    <section className={styles.ride} aria-label={texts.trip}>
      <div role="status" aria-live="polite">
        <h2 className={styles.state}>{fillText(texts.states[state], { provider })}</h2>
        {arrival && <p className={styles.arrival}>{arrival}</p>}
        <p>{fillText(failure ?? texts.stateTexts[state], { provider })}</p>
      </div>
      <RideSteps state={state} />
      {map}
      {SAD.includes(state) && driver === null
        ? null
        : (driver || vehicle) && (
            <DescriptionList
              items={[
                ...(vehicle?.plate
                  ? [{ label: texts.plate, value: <strong className={styles.plate}>{vehicle.plate}</strong> }]
                  : []),
                { label: texts.vehicle, value: [vehicle?.name, vehicle?.color].filter(Boolean).join(', ') },
                { label: texts.driver, value: driver?.name ?? '' },
              ]}
            />
          )}
      <DescriptionList
        columns={1}
        items={[
          { label: texts.origin, value: ride.origin },
          { label: texts.destiny, value: ride.destination },
        ]}
      />
      {ride.cancelAsked && <Notice tone="warning">{fillText(texts.cancelAsked, { provider })}</Notice>}
      {ride.cancelRefused && !problem && (
        <Notice tone="warning">{fillText(texts.refused, { provider })}</Notice>
      )}
      {problem && <Notice tone="error">{problem}</Notice>}
      {offline && <Notice tone="warning">{texts.offline}</Notice>}
      {!ride.isOver && (
        <>
          <div className={styles.actions}>
            {call && (
              <PublicButtonLink variant="default" href={call}>
                {texts.callDriver}
              </PublicButtonLink>
            )}
            {car && !map && (
              <PublicButtonLink
                variant="default"
                target="_blank"
                href={`https://www.google.com/maps/search/?api=1&query=${car.lat},${car.lng}`}
              >
                {texts.whereIsCar}
              </PublicButtonLink>
            )}
            {ride.mayCancel && (
              <PublicButton variant="danger" disabled={cancelling} onClick={stop}>
                {cancelling ? texts.cancelling : texts.cancel}
              </PublicButton>
            )}
          </div>
          <p className={styles.located}>{texts.mayClose}</p>
        </>
      )}
    </section>
  );
}

function arrivalOf({ state, minutes }: RideView): string | null {
  if (minutes === null) return null;
  if (state === 'HIRED') {
    return minutes === 0 ? texts.arrivesSoon : fillText(texts.arrivesIn, { minutes: String(minutes) });
  }
  if (state !== 'PICK_UP') return null;
  return minutes === 0 ? texts.thereSoon : fillText(texts.thereIn, { minutes: String(minutes) });
}
