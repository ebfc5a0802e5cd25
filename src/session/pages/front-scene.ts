import { createContext, type ReactNode } from 'react';

/** The front scene that the page or the overlay names, for a panel that mounts it itself (`hasOwnFront`); null without. */
export const FrontSceneContext = createContext<ReactNode>(null);
