import { SAMPLE_RATE, type Track } from './voices.ts';

const HEADER_BYTES = 44;

/** Tracks of the same length as a WAVE file, 16 bits a sample. @throws RangeError for a sample beyond -1 to 1. */
export function waveFile(tracks: readonly Track[]): Buffer {
  const count = tracks[0]?.length ?? 0;
  const frame = tracks.length * 2;
  const file = Buffer.alloc(HEADER_BYTES + count * frame);
  file.write('RIFF', 0);
  file.writeUInt32LE(file.length - 8, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(tracks.length, 22);
  file.writeUInt32LE(SAMPLE_RATE, 24);
  file.writeUInt32LE(SAMPLE_RATE * frame, 28);
  file.writeUInt16LE(frame, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36);
  file.writeUInt32LE(count * frame, 40);
  for (const [channel, track] of tracks.entries())
    for (const [index, value] of track.entries()) {
      if (!(Math.abs(value) <= 1)) throw new RangeError(`sample ${index} is ${value}`);
      file.writeInt16LE(Math.round(value * 32_767), HEADER_BYTES + index * frame + channel * 2);
    }
  return file;
}
