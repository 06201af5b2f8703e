'use client';

import { useRouter } from 'next/navigation';
import { FilesOfForm, useFilesFirst } from '@/app/_ui/form/files-first';
import { PublicButton } from '@/app/_ui/public/button';
import { FieldBlock } from '@/app/_ui/public/form';
import { FileField } from '@/app/_ui/upload/file-field';
import controls from '@/lib/i18n/messages/es/controls.json';
import texts from '@/lib/i18n/messages/es/join.json';

const IMAGES = ['jpg', 'png'] as const;
const MOST = 10;

/** A portrait and photos for the book; a phone offers its camera for each. Who goes on takes along those on their way. */
export function JoiningPhotos({ url }: { url: string }) {
  const { photos } = texts;
  const router = useRouter();
  const { files, hold } = useFilesFirst();
  const goOn = () => router.push('/confirm-email');
  return (
    <FilesOfForm value={files}>
      <FieldBlock title={photos.portrait} description={photos.portraitText}>
        <FileField
          label={photos.portrait}
          accept={IMAGES}
          replaces
          to={{ url, fields: { type: 'PROFILE' } }}
        />
      </FieldBlock>
      <FieldBlock title={photos.book} description={photos.bookText}>
        <FileField
          label={photos.book}
          accept={IMAGES}
          maxFiles={MOST}
          stays
          to={{ url, fields: { type: 'IBOOK' } }}
        />
      </FieldBlock>
      <PublicButton
        disabled={files.waits}
        aria-busy={files.waits}
        onClick={() => {
          if (!hold(goOn)) goOn();
        }}
      >
        {files.waits ? controls.filesFirst : photos.done}
      </PublicButton>
    </FilesOfForm>
  );
}
