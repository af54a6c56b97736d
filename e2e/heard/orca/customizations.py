"""Orca reads this file when it starts: every utterance is written down before its voice says it."""
import json
import os

from orca import speech

_speak = speech._speak
_said = open(os.environ['ORCA_SAYS'], 'a', buffering=1, encoding='utf-8')


def _written(text, acss, interrupt):
    _said.write(json.dumps(text, ensure_ascii=False) + '\n')
    _speak(text, acss, interrupt)


speech._speak = _written
