import type { BannerContent } from '../../../scenes/lobby/content.ts';
import { dotTarget, type MarqueeLayout } from '../../../scenes/lobby/layout.ts';
import { curtainWidth } from '../../../scenes/ornaments/measures.ts';
import { t } from '../../platform/i18n.ts';
import { backgroundStyle, boxStyle } from './box-style.ts';
import styles from './lobby-mirror.module.css';
import { chooseBanner } from './show-banner.ts';
import { useBannerSwipe } from './use-banner-swipe.ts';
import { useOrnaments } from './use-ornaments.ts';

interface MarqueeProps {
  banners: readonly BannerContent[];
  layout: MarqueeLayout;
  index: number;
}

/** The banner under its bulb frame: swiped or chosen by its dots, one thing to do in it. */
export function MarqueeMirror({ banners, layout, index }: MarqueeProps) {
  const swipe = useBannerSwipe(index);
  const art = useOrnaments();
  const banner = banners[index] ?? banners[0];
  if (!banner) return null;
  const { frame, opening, crest, overline, dots } = layout;
  const curtain = curtainWidth(opening);
  const drape = art?.address(`curtain:${curtain}:${opening.height}`, () =>
    art.curtainSvg(art.paint, curtain, opening.height),
  );
  return (
    <section className={styles.marquee} data-guide="marquee" aria-label={t('lobby.banner.label')} {...swipe}>
      <div
        className={styles.opening}
        style={{ ...boxStyle(opening), background: `linear-gradient(${banner.hue}, #14060a)` }}
      >
        <img
          key={banner.slug}
          className={styles.bannerImage}
          src={banner.image}
          alt=""
          draggable={false}
          onError={(event) => {
            event.currentTarget.hidden = true;
          }}
        />
        <img className={styles.curtain} src={drape} alt="" width={curtain} draggable={false} />
        <img className={styles.curtainRight} src={drape} alt="" width={curtain} draggable={false} />
      </div>
      <Ornament
        box={frame}
        address={art?.address(`frame:${frame.width}:${frame.height}`, () =>
          art.marqueeFrameSvg(art.paint, frame.width, frame.height),
        )}
      />
      <Ornament
        box={crest}
        address={art?.address(`crest:${crest.width}:${crest.height}`, () =>
          art.crestSvg(art.paint, crest.width, crest.height),
        )}
      />
      <p className={styles.overline} style={boxStyle(overline)}>
        {banner.overline}
      </p>
      <BannerAction banner={banner} layout={layout} />
      {dots.map((dot, at) => (
        <button
          key={banners[at]?.slug ?? at}
          type="button"
          className={at === index ? styles.dotChosen : styles.dot}
          style={boxStyle(dotTarget(dot))}
          aria-label={t('lobby.banner.dot', {
            name: banners[at]?.name ?? '',
            index: at + 1,
            count: banners.length,
          })}
          aria-current={at === index}
          data-touch={`dot:${at}`}
          onClick={() => chooseBanner(at)}
        />
      ))}
    </section>
  );
}

function BannerAction({ banner, layout }: { banner: BannerContent; layout: MarqueeLayout }) {
  const { button } = layout;
  const art = useOrnaments();
  const plate = art?.address(`action:${button.width}:${button.height}`, () =>
    art.actionButtonSvg(art.paint, button.width, button.height),
  );
  const shared = {
    className: styles.action,
    'aria-label': banner.label,
    'data-touch': 'banner',
    'data-game': banner.gameId ?? undefined,
    style: {
      ...boxStyle(button),
      // Its text is dark: it needs a light background before the plate is loaded.
      ...(plate ? backgroundStyle(plate) : { backgroundColor: 'var(--action)' }),
    },
  };
  return banner.address ? (
    <a {...shared} href={banner.address} draggable={false}>
      {banner.action}
    </a>
  ) : (
    <button {...shared} type="button">
      {banner.action}
    </button>
  );
}

interface OrnamentProps {
  box: MarqueeLayout['frame'];
  /** Undefined while the drawing is on its way. */
  address: string | undefined;
}

function Ornament({ box, address }: OrnamentProps) {
  return <img className={styles.ornament} style={boxStyle(box)} src={address} alt="" draggable={false} />;
}
