"""A player of Tabletour in Python, by REST alone: sits down at a table by its id and plays any legal move.

    python3 bot.py http://localhost:8080 TABLE [NAME]

Replace choose() by something better. /api/docs tells what else there is.
"""
import json
import random
import sys
import time
import urllib.error
import urllib.request


class Player:
    def __init__(self, address, name):
        self.address, self.token = address.rstrip("/"), None
        self.token = self.call("POST", "/api/session", {"name": name, "isBot": True})["token"]

    def call(self, method, path, body=None):
        request = urllib.request.Request(self.address + path, method=method)
        if self.token:
            request.add_header("Authorization", "Bearer " + self.token)
        data = None
        if body is not None:
            request.add_header("Content-Type", "application/json")
            data = json.dumps(body).encode()
        try:
            with urllib.request.urlopen(request, data) as answer:
                return json.load(answer)
        except urllib.error.HTTPError as error:
            if error.code == 429:  # Too much at once: the server says how long to wait.
                time.sleep(float(error.headers.get("Retry-After", 1)))
                return self.call(method, path, body)
            raise SystemExit(json.load(error)["text"])


def choose(moves):
    return random.choice(moves)


def play(player, table):
    [seat] = player.call("POST", f"/api/tables/{table}/join", {})["mine"]
    while player.call("GET", f"/api/tables/{table}")["stage"] == "gathering":
        time.sleep(1)
    while True:
        may = player.call("GET", f"/api/tables/{table}/moves?as={seat}")
        if may["moves"]:
            move = choose([each for each in may["moves"] if each not in ("resign", "give up")] or may["moves"])
            ask = {"type": "play", "key": f"{seat} {may['decision']}", "seat": seat, "decision": may["decision"], "moves": [move]}
            player.call("POST", f"/api/tables/{table}/ask", {"ask": ask})
            continue
        if player.call("GET", f"/api/tables/{table}")["stage"] == "over":
            return print(player.call("GET", f"/api/tables/{table}/sight")["outcome"])
        time.sleep(0.2)


if __name__ == "__main__":
    play(Player(sys.argv[1], sys.argv[3] if len(sys.argv) > 3 else "Pythonist"), sys.argv[2])
