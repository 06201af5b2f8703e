/** Pixels of the picture as it is turned. */
export type CropArea = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/** The longest side that the server keeps, in pixels. */
const LONGEST = 2160;
const QUALITY = 0.92;
const SMALL_QUALITY = 0.82;

/** Size of the box that a turned picture fills. `turn` is in degrees. */
export function turnedSize(width: number, height: number, turn: number): { width: number; height: number } {
  const angle = (turn * Math.PI) / 180;
  const [sin, cos] = [Math.abs(Math.sin(angle)), Math.abs(Math.cos(angle))];
  return { width: cos * width + sin * height, height: sin * width + cos * height };
}

/** Draws the part of a picture that is kept, turned, as a JPEG of the same name. Throws when it cannot be decoded. */
export async function cropImage(file: File, area: CropArea, turn: number): Promise<File> {
  return draw(file, await createImageBitmap(file), { area, turn, longest: LONGEST, quality: QUALITY });
}

export type PictureFormat = 'image/jpeg' | 'image/png';
const EXTENSIONS: Readonly<Record<PictureFormat, string>> = { 'image/jpeg': '.jpg', 'image/png': '.png' };

/** A whole picture with a side of at most `longest` pixels, and without what the camera wrote into it. Throws when it cannot be decoded. */
export async function shrinkImage(
  file: File,
  longest: number,
  format: PictureFormat = 'image/jpeg',
): Promise<File> {
  const picture = await createImageBitmap(file);
  const area = { x: 0, y: 0, width: picture.width, height: picture.height };
  return draw(file, picture, { area, turn: 0, longest, quality: SMALL_QUALITY, format });
}

type Drawing = { area: CropArea; turn: number; longest: number; quality: number; format?: PictureFormat };

async function draw(
  file: File,
  picture: ImageBitmap,
  { area, turn, longest, quality, format = 'image/jpeg' }: Drawing,
): Promise<File> {
  const scale = Math.min(1, longest / Math.max(area.width, area.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(area.width * scale));
  canvas.height = Math.max(1, Math.round(area.height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no 2d canvas');
  const box = turnedSize(picture.width, picture.height, turn);
  if (format === 'image/jpeg') {
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  context.scale(scale, scale);
  context.translate(box.width / 2 - area.x, box.height / 2 - area.y);
  context.rotate((turn * Math.PI) / 180);
  context.drawImage(picture, -picture.width / 2, -picture.height / 2);
  picture.close();
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, format, quality));
  if (!blob) throw new Error('the picture was not encoded');
  return new File([blob], file.name.replace(/(?:\.[^.]*)?$/, EXTENSIONS[format]), { type: format });
}
