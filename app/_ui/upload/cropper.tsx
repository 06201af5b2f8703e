'use client';

import { useEffect, useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import texts from '@/lib/i18n/messages/es/controls.json';
import { PlainButton } from '../controls/plain-button';
import { type CropArea, cropImage } from './crop-image';
import styles from './cropper.module.css';

type Props = {
  file: File;
  /** What is kept of it, as a new file. */
  onCropped: (file: File) => void;
  onCancel: () => void;
};

const SHAPES = { portrait: 3 / 4, square: 1, landscape: 4 / 3 } as const;
type Shape = keyof typeof SHAPES;
const QUARTER = 90;
const MOST_ZOOM = 4;

/** Cuts and turns a picture before it is sent: by pointer, pinch, wheel, arrows and buttons. Heavy: load it late. */
export default function PhotoCropper({ file, onCropped, onCancel }: Props) {
  const [src, setSrc] = useState<string>();
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [turn, setTurn] = useState(0);
  const [shape, setShape] = useState<Shape>('portrait');
  const [area, setArea] = useState<CropArea | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    const url = URL.createObjectURL(file);
    setSrc(url);
    return () => URL.revokeObjectURL(url);
  }, [file]);

  const save = async () => {
    if (!area) return;
    setBusy(true);
    try {
      onCropped(await cropImage(file, area, turn));
    } catch {
      setProblem(texts.crop.failed);
      setBusy(false);
    }
  };
  const turnBy = (degrees: number) => setTurn((known) => (known + degrees + 360) % 360);

  return (
    <div className={styles.cropper}>
      <div className={styles.stage}>
        {src && (
          <Cropper
            image={src}
            crop={crop}
            zoom={zoom}
            rotation={turn}
            aspect={SHAPES[shape]}
            maxZoom={MOST_ZOOM}
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropComplete={(_, pixels) => setArea(pixels)}
            onMediaLoaded={() => setProblem(null)}
            mediaProps={{ onError: () => setProblem(texts.crop.failed) }}
            cropperProps={{ 'aria-label': texts.crop.area, role: 'group' }}
            disableAutomaticStylesInjection
          />
        )}
      </div>
      <div className={styles.tools}>
        <fieldset className={styles.shapes}>
          <legend>{texts.crop.shape}</legend>
          {(Object.keys(SHAPES) as Shape[]).map((one) => (
            <label key={one}>
              <input type="radio" name="shape" checked={one === shape} onChange={() => setShape(one)} />
              {texts.crop[one]}
            </label>
          ))}
        </fieldset>
        <label className={styles.zoom}>
          {texts.crop.zoom}
          <input
            type="range"
            min={1}
            max={MOST_ZOOM}
            step={0.05}
            value={zoom}
            onChange={({ currentTarget }) => setZoom(Number(currentTarget.value))}
          />
        </label>
        <div className={styles.turns}>
          <PlainButton variant="default" onClick={() => turnBy(-QUARTER)}>
            {texts.crop.left}
          </PlainButton>
          <PlainButton variant="default" onClick={() => turnBy(QUARTER)}>
            {texts.crop.right}
          </PlainButton>
        </div>
      </div>
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      <div className={styles.actions}>
        <PlainButton variant="default" onClick={onCancel}>
          {texts.crop.cancel}
        </PlainButton>
        <PlainButton onClick={() => void save()} disabled={busy || !area || problem !== null}>
          {texts.crop.save}
        </PlainButton>
      </div>
    </div>
  );
}
