import { createContext } from 'react';
import { defaultSettings, type RuntimeSettings } from './runtimeSettings.ts';

export const SettingsContext = createContext<RuntimeSettings>(defaultSettings);
