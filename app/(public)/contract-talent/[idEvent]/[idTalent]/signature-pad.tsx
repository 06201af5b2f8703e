'use client';

import { type PointerEvent, useRef, useState } from 'react';
import { PublicButton } from '@/app/_ui/public/button';
import { DRAWING_HEIGHT as HEIGHT, isSignature, DRAWING_WIDTH as WIDTH } from '@/lib/core/drawn-signature';
import texts from '@/lib/i18n/messages/es/contract.json';
import styles from './contract.module.css';

/** Points nearer than this to the last one say nothing more. */
const STEP = 3;
const LONGEST = 19_000;

type Props = { name: string; error?: string | undefined; errorId: string };

/** A field to draw one's name in, with a finger, a pen or a mouse. Who has none of them types it. */
export function SignaturePad({ name, error, errorId }: Props) {
  const [path, setPath] = useState('');
  const [isLifted, setLifted] = useState(false);
  const last = useRef<{ x: number; y: number } | null>(null);

  function pointOf(event: PointerEvent<SVGSVGElement>) {
    const box = event.currentTarget.getBoundingClientRect();
    const within = (value: number, most: number) => Math.round(Math.min(Math.max(value, 0), most));
    return {
      x: within(((event.clientX - box.left) / box.width) * WIDTH, WIDTH),
      y: within(((event.clientY - box.top) / box.height) * HEIGHT, HEIGHT),
    };
  }
  const add = (command: 'M' | 'L', { x, y }: { x: number; y: number }) => {
    last.current = { x, y };
    setPath((known) => (known.length > LONGEST ? known : `${known}${known && ' '}${command}${x} ${y}`));
  };
  function begin(event: PointerEvent<SVGSVGElement>) {
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    setLifted(false);
    const point = pointOf(event);
    add('M', point);
    add('L', { x: Math.min(point.x + 1, WIDTH), y: point.y });
  }
  function go(event: PointerEvent<SVGSVGElement>) {
    if (!last.current) return;
    const point = pointOf(event);
    if (Math.hypot(point.x - last.current.x, point.y - last.current.y) >= STEP) add('L', point);
  }
  const end = () => {
    last.current = null;
    setLifted(true);
  };
  const tooLittle = isLifted && path !== '' && !isSignature(path);
  const problem = tooLittle ? texts.drawMore : isSignature(path) ? undefined : error;
  return (
    <div className={styles.pad}>
      <svg
        className={styles.canvas}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={texts.drawHere}
        aria-describedby={problem ? errorId : undefined}
        onPointerDown={begin}
        onPointerMove={go}
        onPointerUp={end}
        onPointerCancel={end}
      >
        <title>{texts.drawHere}</title>
        <path d={path || 'M0 0'} />
      </svg>
      {/* Heard when what was drawn before the page was left is put back. */}
      <input
        type="hidden"
        name={name}
        value={path}
        data-kept
        onInput={({ currentTarget }) => setPath(currentTarget.value)}
      />
      <p className={styles.own}>{texts.drawHint}</p>
      <PublicButton variant="quiet" disabled={path === ''} onClick={() => setPath('')}>
        {texts.clear}
      </PublicButton>
      {problem && (
        <p id={errorId} className={styles.problem} role={tooLittle ? 'status' : undefined}>
          {problem}
        </p>
      )}
    </div>
  );
}
