'use client';

import { Modal } from '@mantine/core';
import { IconQrcode } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { PlainButton } from '@/app/_ui/controls/plain-button';
import styles from './desk.module.css';
import { personOfCode, type StandingPerson } from './desk-people';

type Props = {
  people: readonly StandingPerson[];
  onFound: (person: StandingPerson) => void;
};

/** Finds somebody by the QR of its call sheet, with the camera of the phone. */
export function Scanner({ people, onFound }: Props) {
  const t = useTranslations('events.desk');
  const [open, setOpen] = useState(false);
  return (
    <>
      <PlainButton
        variant="default"
        leftSection={<IconQrcode size={18} stroke={1.5} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t('scan')}
      </PlainButton>
      <Modal opened={open} onClose={() => setOpen(false)} title={t('scanTitle')}>
        {open && (
          <Camera
            onRead={(text) => {
              const person = personOfCode(people, text);
              if (!person) return t('unknownCode');
              setOpen(false);
              onFound(person);
              return null;
            }}
          />
        )}
      </Modal>
    </>
  );
}

const FRAME_MS = 180;
/** Long side of the frames that are read: enough for a QR that fills a third of the picture. */
const FRAME_SIZE = 720;

/** Reads QRs from the camera until it is taken away; `onRead` answers what to say of one that leads nowhere. */
function Camera({ onRead }: { onRead: (text: string) => string | null }) {
  const t = useTranslations('events.desk');
  const video = useRef<HTMLVideoElement>(null);
  const [said, setSaid] = useState<string | null>(null);
  const read = useRef(onRead);
  useEffect(() => {
    read.current = onRead;
  });

  useEffect(() => {
    let stream: MediaStream | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let over = false;
    const start = async () => {
      const { default: decode } = await import('qr/decode.js');
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
      const shown = video.current;
      if (over || !shown) return stop(stream);
      shown.srcObject = stream;
      await shown.play();
      const canvas = document.createElement('canvas');
      const look = () => {
        const text = textIn(shown, canvas, decode);
        if (text !== null) setSaid(read.current(text));
        if (!over) timer = setTimeout(look, FRAME_MS);
      };
      look();
    };
    start().catch(() => setSaid(t('noCamera')));
    return () => {
      over = true;
      clearTimeout(timer);
      stop(stream);
    };
  }, [t]);

  return (
    <>
      <video ref={video} className={styles.camera} muted playsInline aria-label={t('camera')} />
      <p role="status">{said ?? t('scanHint')}</p>
    </>
  );
}

function stop(stream: MediaStream | null): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}

type Decode = typeof import('qr/decode.js').default;

/** What the QR in the picture says; null when there is none to read. */
function textIn(video: HTMLVideoElement, canvas: HTMLCanvasElement, decode: Decode): string | null {
  const { videoWidth, videoHeight } = video;
  if (videoWidth === 0) return null;
  const scale = Math.min(1, FRAME_SIZE / Math.max(videoWidth, videoHeight));
  canvas.width = Math.round(videoWidth * scale);
  canvas.height = Math.round(videoHeight * scale);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return null;
  context.drawImage(video, 0, 0, canvas.width, canvas.height);
  try {
    return decode(context.getImageData(0, 0, canvas.width, canvas.height));
  } catch {
    return null;
  }
}
