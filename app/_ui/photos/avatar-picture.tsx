'use client';

import { useState } from 'react';

type Props = {
  src: string;
  /** Shown where the picture cannot be had. */
  initials: string;
};

/** A picture, or the initials when it does not come: an empty box would say nothing. */
export function AvatarPicture({ src, initials }: Props) {
  const [failed, setFailed] = useState<string | null>(null);
  if (failed === src) return initials;
  return (
    <img
      src={src}
      alt=""
      loading="lazy"
      ref={(image) => {
        // It failed before this code was here to hear of it.
        if (image?.complete && image.naturalWidth === 0 && image.currentSrc) setFailed(src);
      }}
      onError={() => setFailed(src)}
    />
  );
}
