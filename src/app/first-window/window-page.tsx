import { LobbyMirror } from '../../stage/mirror/lobby-mirror.tsx';
import styles from '../app.module.css';
import { BottomBar } from '../frame/bottom-bar.tsx';
import { RuleLine } from '../frame/rule-line.tsx';
import { SideRail } from '../frame/side-rail.tsx';
import { TopBar } from '../frame/top-bar.tsx';

/** The app's frame around the lobby, as a guest's first window shows it. */
export function WindowPage() {
  return (
    <>
      <SideRail current="home" />
      <TopBar />
      <main className={styles.content}>
        <div className={styles.scene}>
          <LobbyMirror />
        </div>
      </main>
      <BottomBar current="home" />
      <RuleLine place="frame" />
    </>
  );
}
