'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { PlainButton } from '@/app/_ui/controls/plain-button';
import { toastSuccess } from '@/app/_ui/feedback/toasts';
import { later } from '@/app/_ui/later/later';
import { RowButton } from '@/app/_ui/list/row-button';
import { Dialog } from '@/app/_ui/public/dialog';
import { acceptAttribute, type FileKind } from '@/app/_ui/upload/accepted-files';
import { DropZone } from '@/app/_ui/upload/drop-zone';
import { FileRow } from '@/app/_ui/upload/file-row';
import { sendFile } from '@/app/_ui/upload/send-file';
import { useUploads } from '@/app/_ui/upload/use-uploads';
import type { PhotoType } from '@/db/values/photo-types';
import { MAX_UPLOAD_BYTES } from '@/lib/core/upload-limit';
import controls from '@/lib/i18n/messages/es/controls.json';
import styles from './photo-manager.module.css';
import { Thumbnail } from './thumbnail';

const PhotoCropper = later(() => import('@/app/_ui/upload/cropper'));

const KINDS: readonly FileKind[] = ['jpg', 'png'];

type Props = { talentId: string; type: PhotoType };

/** Photos chosen, dropped or taken with the camera wait here to be cut and turned, and go up together, a few at once. */
export function PhotoUploader({ talentId, type }: Props) {
  const t = useTranslations('photos.manage');
  const router = useRouter();
  const id = useId();
  const [cropped, setCropped] = useState<string | null>(null);
  const tray = useUploads({
    limits: { accept: KINDS, maxBytes: MAX_UPLOAD_BYTES },
    send: (file, options) => sendFile('/upload-images', file, { fields: { type, talentId }, ...options }),
    initial: [],
    replaces: false,
    many: true,
    onChange: undefined,
    held: true,
  });
  const { uploads } = tray;
  const waiting = uploads.filter(({ status }) => status === 'waiting').length;
  const done = uploads.filter(({ status }) => status === 'done').length;
  const sending = uploads.some(({ status }) => status === 'sending');
  const file = cropped === null ? undefined : tray.fileOf(cropped);

  const finish = useEffectEvent(() => {
    toastSuccess(t('uploaded', { count: done }));
    tray.clearDone();
    router.refresh();
  });
  const finished = done > 0 && !sending;
  useEffect(() => {
    if (finished) finish();
  }, [finished]);

  return (
    <div className={styles.uploader}>
      <label className={styles.label} htmlFor={id}>
        {t('add')}
      </label>
      <DropZone
        id={id}
        accept={KINDS}
        many
        maxBytes={MAX_UPLOAD_BYTES}
        describedBy=""
        invalid={false}
        onFiles={tray.add}
      />
      <label className={styles.camera}>
        <input
          type="file"
          accept={acceptAttribute(KINDS)}
          capture="environment"
          onChange={({ currentTarget }) => {
            tray.add([...(currentTarget.files ?? [])]);
            currentTarget.value = '';
          }}
        />
        {t('camera')}
      </label>
      {uploads.length > 0 && (
        <ul className={styles.tray} aria-label={controls.file.list}>
          {uploads.map((upload) => (
            <FileRow
              key={upload.key}
              upload={upload}
              onRemove={() => tray.remove(upload.key)}
              onRetry={tray.retryOf(upload.key)}
              picture={<Thumbnail file={tray.fileOf(upload.key)} />}
              tools={
                upload.status === 'waiting' && (
                  <RowButton
                    aria-label={t('crop', { name: upload.name })}
                    onClick={() => setCropped(upload.key)}
                  >
                    {t('cropShort')}
                  </RowButton>
                )
              }
            />
          ))}
        </ul>
      )}
      {waiting > 0 && (
        <PlainButton className={styles.send} onClick={tray.sendAll} disabled={sending}>
          {t('upload', { count: waiting })}
        </PlainButton>
      )}
      <Dialog
        open={file !== undefined}
        onClose={() => setCropped(null)}
        title={controls.crop.title}
        size="lg"
      >
        {file && cropped && (
          <PhotoCropper
            file={file}
            onCancel={() => setCropped(null)}
            onCropped={(kept) => {
              tray.replace(cropped, kept);
              setCropped(null);
            }}
          />
        )}
      </Dialog>
    </div>
  );
}
