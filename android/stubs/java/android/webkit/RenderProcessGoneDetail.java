package android.webkit;

/** Of API 26; only compiled against, never packed. */
public abstract class RenderProcessGoneDetail {
  public abstract boolean didCrash();
}
