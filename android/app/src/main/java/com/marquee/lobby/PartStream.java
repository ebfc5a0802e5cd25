package com.marquee.lobby;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;

/** A part of a stream, from a byte on and no longer than asked for. */
final class PartStream extends FilterInputStream {
  private long left;

  PartStream(InputStream whole, long start, long length) throws IOException {
    super(whole);
    left = length;
    for (long skipped = 0; skipped < start; ) {
      long step = whole.skip(start - skipped);
      if (step <= 0) throw new IOException("shorter than its index says");
      skipped += step;
    }
  }

  @Override
  public int read() throws IOException {
    if (left <= 0) return -1;
    int value = super.read();
    if (value >= 0) left--;
    return value;
  }

  @Override
  public int read(byte[] buffer, int offset, int length) throws IOException {
    if (left <= 0) return -1;
    int read = super.read(buffer, offset, (int) Math.min(length, left));
    if (read > 0) left -= read;
    return read;
  }

  @Override
  public int available() throws IOException {
    return (int) Math.min(super.available(), left);
  }
}
