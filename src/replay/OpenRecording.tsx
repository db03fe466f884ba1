import { useState, type DragEvent } from 'react';
import type { Recording } from '../recorder/recording.ts';
import { Button } from '../ui/Button.tsx';
import styles from './OpenRecording.module.css';
import type { ReadRecordingFile } from './recordingFile.ts';

interface OpenRecordingProps {
  /** This tab's own recording, if there is one. */
  kept: Recording | null;
  /** The name of a file that was no recording, before one is chosen here. */
  refused: string | null;
  read: ReadRecordingFile;
  onOpened: (recording: Recording) => void;
  onSaved: (recording: Recording) => void;
}

/** For developers, so it is not translated. */
export function OpenRecording({ kept, refused, read, onOpened, onSaved }: OpenRecordingProps) {
  const [refusedFile, setRefusedFile] = useState(refused);
  const open = async (file: File | undefined) => {
    if (file === undefined) return;
    const recording = read(await file.text());
    if (recording === null) setRefusedFile(file.name);
    else onOpened(recording);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    void open(event.dataTransfer.files[0]);
  };
  return (
    <main
      lang="en"
      dir="ltr"
      className={styles.page}
      onDrop={drop}
      onDragOver={(event) => event.preventDefault()}
    >
      <h1>Replay a recording</h1>
      <p>
        It is shown in this tab alone: nothing is sent, and nothing that the browser keeps changes.
      </p>
      <label className={styles.file}>
        Choose a file, or drop it here
        <input type="file" accept=".json" onChange={({ target }) => void open(target.files?.[0])} />
      </label>
      {kept !== null && kept.entries.length > 0 && (
        <div className={styles.ways}>
          <Button onClick={() => onOpened(kept)}>Replay what this tab has recorded</Button>
          <Button variant="secondary" onClick={() => onSaved(kept)}>
            Save it as a file
          </Button>
        </div>
      )}
      {refusedFile !== null && (
        <p role="alert">{refusedFile} is no recording of this version of the shop, or empty.</p>
      )}
      <a href="/">Back to the shop</a>
    </main>
  );
}
