import { createContext, type ReactNode } from 'react';

/** The scene of the scrolled page, for a panel on the surface `stage`, which mounts it itself; null elsewhere. */
export const BackSceneContext = createContext<ReactNode>(null);
