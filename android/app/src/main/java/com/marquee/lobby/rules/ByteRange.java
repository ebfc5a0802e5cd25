package com.marquee.lobby.rules;

/** One range of bytes of a file, as a request asks for it. */
public final class ByteRange {
  /** What a request without a range gets, and one whose header cannot be read: HTTP lets such a header be ignored. */
  public static final int WHOLE = 0;
  public static final int PART = 1;
  /** Begins beyond the end. */
  public static final int UNSATISFIABLE = 2;

  public final int kind;
  public final long start;
  public final long length;

  private ByteRange(int kind, long start, long length) {
    this.kind = kind;
    this.start = start;
    this.length = length;
  }

  public static ByteRange parse(String header, long size) {
    ByteRange whole = new ByteRange(WHOLE, 0, size);
    if (header == null || !header.startsWith("bytes=")) return whole;
    String range = header.substring("bytes=".length()).trim();
    int dash = range.indexOf('-');
    if (dash < 0 || range.indexOf('-', dash + 1) >= 0 || range.indexOf(',') >= 0) return whole;
    long first = readNumber(range.substring(0, dash).trim());
    long last = readNumber(range.substring(dash + 1).trim());
    if (first == INVALID || last == INVALID || (first == NONE && last == NONE)) return whole;
    if (first == NONE) return last == 0 ? beyond() : part(Math.max(0, size - last), size - 1, size);
    if (last != NONE && last < first) return whole;
    if (first >= size) return beyond();
    return part(first, last == NONE ? size - 1 : Math.min(last, size - 1), size);
  }

  private static ByteRange beyond() {
    return new ByteRange(UNSATISFIABLE, 0, 0);
  }

  private static ByteRange part(long first, long last, long size) {
    return size == 0 ? beyond() : new ByteRange(PART, first, last - first + 1);
  }

  private static final long NONE = -1;
  private static final long INVALID = -2;
  private static final int MAX_DIGITS = 15;

  private static long readNumber(String text) {
    if (text.isEmpty()) return NONE;
    if (text.length() > MAX_DIGITS) return INVALID;
    for (int at = 0; at < text.length(); at++) {
      if (text.charAt(at) < '0' || text.charAt(at) > '9') return INVALID;
    }
    return Long.parseLong(text);
  }
}
