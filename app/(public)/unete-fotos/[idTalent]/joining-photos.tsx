'use client';

import { FieldBlock } from '@/app/_ui/public/form';
import { FileField } from '@/app/_ui/upload/file-field';
import texts from '@/lib/i18n/messages/es/join.json';

const IMAGES = ['jpg', 'png'] as const;
const MOST = 10;

/** A portrait and photos for the book; a phone offers its camera for each. */
export function JoiningPhotos({ url }: { url: string }) {
  const { photos } = texts;
  return (
    <>
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
    </>
  );
}
